import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import settings from '../../project.inlang/settings.json' with { type: 'json' }
import * as m from '#paraglide/messages.js'
import { baseLocale, locales } from './locale.ts'

/** A text, or its plural forms. */
type Texts = Record<string, string | { match: Record<string, string> }[]>
const patterns = settings['plugin.inlang.messageFormat'].pathPattern
const read = (pattern: string, locale: string) =>
  JSON.parse(readFileSync(pattern.replace('{locale}', locale), 'utf8')) as Texts
/** The last form is the most general one and has every placeholder. */
const wordsOf = (text: Texts[string] | undefined) =>
  typeof text === 'object' ? (Object.values(text[0]?.match ?? {}).at(-1) ?? '') : (text ?? '')
const gaps = (text: Texts[string] | undefined) =>
  [...wordsOf(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test('the compiler and the site speak the same languages', () => {
  expect(settings.locales).toEqual([...locales])
  expect(settings.baseLocale).toBe(baseLocale)
})

describe.each(patterns)('%s', (pattern) => {
  const base = read(pattern, baseLocale)
  test.each(locales.filter((locale) => locale !== baseLocale))('has every text in %s, with the same gaps', (locale) => {
    const other = read(pattern, locale)
    expect(Object.keys(other).sort()).toEqual(Object.keys(base).sort())
    for (const [key, text] of Object.entries(base)) expect([key, gaps(other[key])]).toEqual([key, gaps(text)])
  })
})

test.each(locales)('no key is there twice in %s: the later one would win', (locale) => {
  // From the text: reading a file drops the first of two.
  const keys = patterns.flatMap((pattern) =>
    [...readFileSync(pattern.replace('{locale}', locale), 'utf8').matchAll(/^ {2}"(\w+)":/gm)].map(([, key]) => key),
  )
  expect(keys.length).toBeGreaterThan(1_000)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('no Chinese text has a word that the glossary rejects', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line.split('|').map((cell) => cell.trim())] : []))
  const isWord = (word: string) => /^\p{Script=Han}{2,}$/u.test(word)
  const wordsIn = (cell = '') => cell.split(/[,、()\s]+/).filter(isWord)
  // A word that is wrong in one row may be right in another.
  const right = new Set([
    ...rows.flatMap(([, , chinese, meaning]) => [...wordsIn(chinese), ...wordsIn(meaning)]),
    '取消',
  ])
  const wrong = rows.flatMap((row) => row[4]?.split(/,\s*/).filter((word) => isWord(word) && !right.has(word)) ?? [])
  expect(wrong).toContain('物品')
  const said = patterns
    .flatMap((pattern) => Object.entries(read(pattern, 'zh-CN')))
    .map(([key, text]) => `${key}: ${wordsOf(text).replaceAll('应用商店', '')}`)
  expect(said.filter((text) => wrong.some((word) => text.includes(word)))).toEqual([])
})

test('what is counted stands in the singular where there is one', () => {
  expect(m.market_counts({ items: '1', listings: '1' })).toBe('1 item · 1 listing')
  expect(m.market_counts({ items: '1', listings: '1,234' })).toBe('1 item · 1,234 listings')
  expect(m.market_counts({ items: '2', listings: '1' })).toBe('2 items · 1 listing')
  expect(m.market_counts_items({ items: '1' })).toBe('1 item')
  expect(m.market_shown({ shown: '1', total: '1' })).toBe('1 of 1 item')
  expect(m.market_filters_show({ count: '1' })).toBe('Show 1 item')
  expect(m.backpack_total({ count: '1' })).toBe('1 item')
  expect(m.backpack_total({ count: '0' })).toBe('0 items')
  expect(m.goods_seller_hint({ ratio: '100%', count: '1', time: '2 h' })).toMatch(/^100% of 1 sale of the last/)
  expect(m.goods_seller_hint({ ratio: '97%', count: '1,234', time: '2 h' })).toMatch(/^97% of 1,234 sales of/)
  expect(m.portfolio_profit_note({ costed: '1', count: '1' })).toBe('From 1 of 1 sale: those whose cost is known')
  expect(m.portfolio_profit_note({ costed: '1', count: '2' })).toBe('From 1 of 2 sales: those whose cost is known')
})

test.each(locales)('the name of a button in a list contains the words on it (%s)', (locale) => {
  const texts: Texts = Object.assign({}, ...patterns.map((pattern) => read(pattern, locale)))
  const names = {
    selling_reprice_of: 'selling_reprice',
    selling_deliver_send_to: 'selling_deliver_send',
    selling_deliver_open_of: 'selling_deliver_open',
    bargains_answer_of: 'bargains_answer',
    inventory_list_of: 'inventory_list',
    inventory_open_of: 'inventory_open',
    purchase_orders_supply_of: 'purchase_orders_supply',
    purchase_orders_sell_now_of: 'purchase_orders_sell_now',
    purchase_orders_suspend_of: 'purchase_orders_suspend',
    purchase_orders_resume_of: 'purchase_orders_resume',
    purchase_orders_cancel_of: 'purchase_orders_cancel',
    price_rules_change_of: 'price_rules_change',
    shell_nav_trades_waiting: 'shell_nav_trades',
  }
  for (const [name, words] of Object.entries(names)) expect(wordsOf(texts[name])).toContain(wordsOf(texts[words]))
})

test('no text counts by a plural alone', () => {
  const counted = /\{(count|items|total|listings)\} (items|listings|sales)\b/
  const texts = patterns.flatMap((pattern) => Object.entries(read(pattern, baseLocale)))
  const wrong = texts.filter(([, text]) => typeof text === 'string' && counted.test(text)).map(([key]) => key)
  // These are only ever used with several.
  expect(wrong).toEqual([
    'market_search_placeholder',
    'goods_reference_sales',
    'checkout_title_many',
    'checkout_price_many',
    'checkout_price_changed_left',
  ])
})
