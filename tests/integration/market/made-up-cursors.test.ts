import { afterAll, beforeAll, expect, test } from 'vitest'
import * as bookmarks from '#contract/bookmarks.ts'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import * as inventory from '#contract/inventory.ts'
import { listMsg } from '#contract/mail.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { purchase, sell } from '#contract/market/goods.ts'
import { containers, stickersList } from '#contract/market/info.ts'
import { billOrder } from '#contract/market/trades.ts'
import { followed } from '#contract/shop-follows.ts'
import { sellingList } from '#contract/selling.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'

let exchange: TestExchange
let person: Trader
beforeAll(async () => {
  exchange = await openTestExchange()
  person = await exchange.signInTrader()
  await listItem(exchange, person, 10_00n)
})
afterAll(() => exchange.close())

/** Well-formed keys that no list ever issued. */
const keys = [
  '',
  '500',
  '1700000000000',
  '1.5',
  '-1',
  '1e-9',
  '9007199254740993',
  '999999999999999999',
  '9'.repeat(19),
  '253402300800000',
]
const ids = ['1', 'abc', '9'.repeat(18), '9'.repeat(20), 'zzzzzzzzzzz']

test.each([
  ['goods', onSaleList, {}, ['popular', 'price_asc', 'price_desc', 'newest', 'discount']],
  [
    'listings',
    onSaleList,
    { level: 'listings' },
    ['price_asc', 'newest', 'wear_asc', 'wear_desc', 'discount', 'popular'],
  ],
  ['a goods’ listings', sell, { goods_id: redline }, ['price_asc', 'newest', 'wear_asc']],
  ['sales', billOrder, { goods_id: redline }, ['sold']],
  ['inventory', inventory.list, {}, ['newest', 'wear_asc', 'value_desc']],
  ['mails', listMsg, {}, ['mail']],
  ['feedback', feedback.list, {}, ['feedback']],
  ['bookmarks', bookmarks.goodsBookmarks, {}, ['bookmark']],
  ['followed shops', followed, {}, ['shop_follow']],
  ['my listings', sellingList, {}, ['newest', 'price_asc', 'price_desc']],
  ['purchase orders of a goods', purchase, { goods_id: redline }, ['wanted']],
  ['stickers', stickersList, {}, ['stickers']],
  ['containers', containers, {}, ['containers']],
] as [string, Call, object, string[]][])('a made-up cursor of %s is no defect', async (_, call, input, sorts) => {
  for (const sort of sorts) {
    const answered = new Set<number>()
    const sorted = sorts.length > 1 ? { sort } : {}
    for (const name of [sort, `${sort}.topped`, `${sort}.unknown`]) {
      for (const key of keys) {
        for (const id of ids) {
          const cursor = Buffer.from(`${name} ${key} ${id}`).toString('base64url')
          const { code } = await exchange.call(call, { ...input, ...sorted, cursor } as never, person)
          expect([0, codes.requestInvalid], `${name} ${key} ${id}`).toContain(code)
          answered.add(code)
        }
      }
    }
    // Some are accepted, so the others were refused for their content, not their form.
    expect(answered, sort).toContain(0)
  }
})
