import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as bookmarks from '#contract/bookmarks.ts'
import { codes } from '#contract/codes.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe('bookmarks', () => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange()
  })
  afterAll(() => exchange.close())

  const openSale = async () => listItem(exchange, await exchange.signInTrader(), 128_50n)

  test('S1.7 a goods is bookmarked once, shows where it stands, and can be taken off again', async () => {
    await openSale()
    const person = await exchange.signIn()
    const target = { goods_id: redline, style_id: 0 }
    const first = await exchange.ask(bookmarks.addBookmark, target, person)
    expect(await exchange.ask(bookmarks.addBookmark, target, person)).toEqual(first)
    const { items, goods_infos } = await exchange.ask(bookmarks.goodsBookmarks, {}, person)
    expect(items).toEqual([expect.objectContaining({ ...first, goods_id: redline, price_then: '128.50' })])
    expect(goods_infos).toMatchObject([{ goods_id: redline }])
    expect(await exchange.ask(bookmarks.deleteBookmark, target, person)).toEqual({ deleted: 1 })
    expect((await exchange.ask(bookmarks.goodsBookmarks, {}, person)).items).toEqual([])
  })

  test('S1.7 the ids of one person’s bookmarks are listed, and nobody else’s', async () => {
    const item = await openSale()
    const person = await exchange.signIn()
    const other = await exchange.signIn()
    await exchange.ask(bookmarks.addBookmark, { goods_id: redline, style_id: 0 }, person)
    await exchange.ask(bookmarks.addBookmark, { listing_id: item.listingId }, person)
    expect(await exchange.ask(bookmarks.ownBookmarks, {}, person)).toEqual({
      goods: [{ goods_id: redline, style_id: 0 }],
      listing_ids: [item.listingId],
    })
    expect(await exchange.ask(bookmarks.ownBookmarks, {}, other)).toEqual({ goods: [], listing_ids: [] })
    expect(await exchange.call(bookmarks.ownBookmarks, {})).toMatchObject({ code: codes.sessionInvalid })
  })

  test('S1.7 a bookmarked listing stays in the list when it is sold, and says so', async () => {
    const item = await openSale()
    const person = await exchange.signIn()
    await exchange.ask(bookmarks.addBookmark, { listing_id: item.listingId }, person)
    const list = async () => (await exchange.ask(bookmarks.listingBookmarks, {}, person)).items
    expect(await list()).toMatchObject([{ listing_id: item.listingId, price: '128.50', is_available: true }])
    expect(await list()).toMatchObject([{ is_bargainable: true }])
    await createTrading(exchange).buy(await exchange.signInTrader({ funds: 200_00n }), item)
    expect(await list()).toMatchObject([{ listing_id: item.listingId, is_available: false }])
  })

  test('S1.7 the list is paged, the newest bookmark first', async () => {
    const person = await exchange.signIn()
    const items = [await openSale(), await openSale(), await openSale()]
    for (const { listingId } of items) await exchange.ask(bookmarks.addBookmark, { listing_id: listingId }, person)
    const first = await exchange.ask(bookmarks.listingBookmarks, { page_size: 2 }, person)
    const rest = await exchange.ask(bookmarks.listingBookmarks, { page_size: 2, cursor: first.next_cursor! }, person)
    expect([...first.items, ...rest.items].map(({ listing_id }) => listing_id)).toEqual(
      items.map(({ listingId }) => listingId).reverse(),
    )
    expect(rest.next_cursor).toBeNull()
  })

  test('S1.7 bookmarks are their owner’s alone', async () => {
    const item = await openSale()
    const person = await exchange.signIn()
    const stranger = await exchange.signIn()
    const { bookmark_id } = await exchange.ask(bookmarks.addBookmark, { listing_id: item.listingId }, person)
    expect(await exchange.ask(bookmarks.deleteBookmark, { bookmark_ids: [bookmark_id] }, stranger)).toEqual({
      deleted: 0,
    })
    expect((await exchange.ask(bookmarks.listingBookmarks, {}, stranger)).items).toEqual([])
    expect((await exchange.ask(bookmarks.listingBookmarks, {}, person)).items).toHaveLength(1)
  })

  test('S1.7 what does not exist, and a visitor, are refused', async () => {
    const person = await exchange.signIn()
    const gone = [{ listing_id: '999999' }, { goods_id: 'zzzzzzzzzzz' }]
    for (const target of gone)
      expect(await exchange.call(bookmarks.addBookmark, target, person)).toMatchObject({ code: codes.notFound })
    expect(await exchange.call(bookmarks.addBookmark, gone[0]!)).toMatchObject({ code: codes.sessionInvalid })
    expect(await exchange.call(bookmarks.deleteBookmark, gone[0]!)).toMatchObject({ code: codes.sessionInvalid })
    for (const list of [bookmarks.goodsBookmarks, bookmarks.listingBookmarks]) {
      expect(await exchange.call(list, {})).toMatchObject({ code: codes.sessionInvalid })
      expect(await exchange.call(list, { cursor: 'bm8' }, person)).toMatchObject({ code: codes.requestInvalid })
    }
  })
})
