import { afterEach, describe, expect, test } from 'vitest'
import * as m from '#paraglide/messages.js'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { openPages, otherNamesOf, ownPages } from './pages.ts'
import { numberOf, rank } from './rank.ts'

const entry = (name: string, also = '', section?: string) => ({ id: name, name, also, section })
const entries = [
  entry('Market', '市场'),
  entry('Music kits', '音乐盒', 'Catalogue'),
  entry('Sales history', '出售记录', 'Selling'),
  entry('Purchase history', '购买记录', 'Inventory'),
  entry('To do', '待办'),
]
const namesOf = (typed: string, most = 9) => rank(entries, typed, most).map(({ name }) => name)

describe('rank', () => {
  test('finds by the start of a name before what only has it in it', () => {
    expect(namesOf('m')).toEqual(['Market', 'Music kits'])
    expect(namesOf('history')).toEqual(['Sales history', 'Purchase history'])
    expect(rank([entry('Unsold'), entry('Old'), entry('Sold')], 'sold', 9).map(({ name }) => name)).toEqual([
      'Sold',
      'Unsold',
    ])
  })
  test('finds whole words before parts of them', () => {
    const some = [entry('Bold rules of a market'), entry('A rule that is old')]
    expect(rank(some, 'rule old', 9).map(({ name }) => name)).toEqual(['A rule that is old', 'Bold rules of a market'])
  })
  test('finds by words in any order, in either language, and by what a page is a part of', () => {
    expect(namesOf('history purch')).toEqual(['Purchase history'])
    expect(namesOf('待办')).toEqual(['To do'])
    expect(namesOf('记录')).toEqual(['Sales history', 'Purchase history'])
    expect(namesOf('selling')).toEqual(['Sales history'])
  })
  test('goes by neither case, width nor blanks, and takes no sign for a pattern', () => {
    expect(namesOf('  ＭＡＲＫＥＴ ')).toEqual(['Market'])
    for (const typed of ['.*', '(', '\\', '[a-z]', 'x'.repeat(500)]) expect(namesOf(typed)).toEqual([])
  })
  test('shows the first ones before anything is typed, and never more than there is room for', () => {
    expect(namesOf('', 2)).toEqual(['Market', 'Music kits'])
    expect(namesOf('o', 1)).toHaveLength(1)
  })
})

test.each([
  ['123', '123'],
  [' #123 ', '123'],
  ['№123', '123'],
  ['１２３', '123'],
  ['0123', undefined],
  ['-1', undefined],
  ['12.5', undefined],
  ['12 34', undefined],
  ['9'.repeat(20), undefined],
  ['ak-47', undefined],
])('the number in %j is %j', (typed, number) => expect(numberOf(typed)).toBe(number))

describe('pages', () => {
  afterEach(() => overwriteGetLocale(() => 'en'))
  const texts = [
    ...[...openPages, ...ownPages].map(({ path, name, also }) => [path, name, also] as const),
    ['light', m.shell_theme_light, m.palette_also_light] as const,
    ['dark', m.shell_theme_dark, m.palette_also_dark] as const,
    ['system', m.shell_theme_system, m.palette_also_system] as const,
    ['sign in', m.shell_sign_in, m.palette_also_sign_in] as const,
    ['sign out', m.shell_sign_out, m.palette_also_sign_out] as const,
    ['sync', m.palette_sync, m.palette_also_sync] as const,
  ]
  test.each(texts)('%s is found by its name in the other language', (_page, name, also) => {
    const inLocale = (locale: 'en' | 'zh-CN', text: () => string) => {
      overwriteGetLocale(() => locale)
      return text()
    }
    expect(inLocale('en', also)).toBe(inLocale('zh-CN', name))
    expect(inLocale('zh-CN', also)).toBe(inLocale('en', name))
  })
  test.each([
    ['withdraw', '/wallet'],
    ['api key', '/setting'],
    ['price alert', '/collect'],
    ['complaint', '/feedback'],
    ['real name', '/setting'],
    ['提现', '/wallet'],
    ['trade offer', '/sale/to_delivery'],
  ])('%j leads to %s, whose name has no such word', (typed, path) => {
    const named = ownPages.map((page) => ({ id: page.path, name: page.name(), also: otherNamesOf(page) }))
    expect(rank(named, typed, 9)[0]?.id).toBe(path)
  })
})
