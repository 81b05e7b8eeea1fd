import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
afterEach(() => vi.unstubAllGlobals())

test('S1.1 what was viewed last comes first, each once, 24 at most', () => {
  for (let index = 0; index < 30; index++) noteViewed(id(index))
  noteViewed(id(20))
  expect(recentlyViewed().slice(0, 3)).toEqual([id(20), id(29), id(28)])
  expect(recentlyViewed()).toHaveLength(24)
  expect(new Set(recentlyViewed()).size).toBe(24)
  forgetViewed()
  expect(recentlyViewed()).toEqual([])
})

test.each(['{', '{"a":1}', '[1,null,"<script>"]', '"x"'])('S6.1 whatever is stored does no harm: %s', (text) => {
  noteViewed(id(1))
  stored.set([...stored.keys()][0]!, text)
  expect(recentlyViewed()).toEqual([])
  noteViewed(id(2))
  expect(recentlyViewed()).toEqual([id(2)])
})

test('without local storage nothing is remembered, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => noteViewed(id(1))).not.toThrow()
  expect(recentlyViewed()).toEqual([])
  expect(forgetViewed).not.toThrow()
})
