import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideShownUser } from '#lib/browser/shown-user.ts'
import { forgetViewed, noteViewed, recentlyViewed } from './recently-viewed.ts'

const id = (index: number) => String(index).padStart(11, '0')
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  show(undefined)
  vi.unstubAllGlobals()
})
/** Has the window show this person, or a visitor. */
const show = (userId: string | undefined) => provideShownUser(() => userId)

test('S1.1 what was viewed last comes first, each once, 24 at most', () => {
  for (let index = 0; index < 30; index++) noteViewed(id(index))
  noteViewed(id(20))
  expect(recentlyViewed().slice(0, 3)).toEqual([id(20), id(29), id(28)])
  expect(recentlyViewed()).toHaveLength(24)
  expect(new Set(recentlyViewed()).size).toBe(24)
  forgetViewed()
  expect(recentlyViewed()).toEqual([])
})

test('S4.20 what a person viewed is shown to them alone, and what a visitor viewed goes with whoever signs in', () => {
  noteViewed(id(1))
  show('7')
  expect(recentlyViewed()).toEqual([id(1)])
  noteViewed(id(2))
  expect(recentlyViewed()).toEqual([id(2), id(1)])
  for (const other of ['8', undefined]) {
    show(other)
    expect(recentlyViewed()).toEqual([])
  }
  show('7')
  expect(recentlyViewed(), 'while it is not known who is there, nothing is lost').toHaveLength(2)
  show('8')
  noteViewed(id(3))
  expect(recentlyViewed()).toEqual([id(3)])
  show('7')
  expect(recentlyViewed()).toEqual([])
})

test.each(['{', '{"a":1}', '{"ids":[1,null,"<script>"]}', '{"ids":{}}', '[]', 'null', '"x"'])(
  'S6.1 whatever is stored does no harm: %s',
  (text) => {
    noteViewed(id(1))
    stored.set([...stored.keys()][0]!, text)
    expect(recentlyViewed()).toEqual([])
    noteViewed(id(2))
    expect(recentlyViewed()).toEqual([id(2)])
  },
)

test('without local storage nothing is remembered, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => noteViewed(id(1))).not.toThrow()
  expect(recentlyViewed()).toEqual([])
  expect(forgetViewed).not.toThrow()
})
