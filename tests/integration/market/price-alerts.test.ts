import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as bookmarks from '#contract/bookmarks.ts'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import { create as createOrder } from '#contract/orders/orders.ts'
import { setOnSale } from '#contract/selling.ts'
import { tellReachedPrices } from '#exchange/bookmarks/tell-reached-prices.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const goods = { goods_id: redline, style_id: 0 }

describe.each(['pglite', 'postgres'] as const)('S1.7 S1.11 price alerts on bookmarks, on %s', (engine) => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    await sell(200_00n)
  })
  afterAll(() => exchange.close())

  const sell = async (price: bigint) => listItem(exchange, await exchange.signInTrader(), price)
  /** Takes the item off the market: each test has its own lowest price. */
  const buy = async (item: Awaited<ReturnType<typeof sell>>) =>
    createTrading(exchange).buy(await exchange.signInTrader({ funds: 1_000_00n }), item)
  const pass = async (seconds = 61) => {
    await exchange.advance(seconds)
    await exchange.runDue()
  }
  const mailsOf = async (person: Person) =>
    (await exchange.ask(listMsg, {}, person)).items.filter(({ kind }) => kind.endsWith('price_reached'))
  const alertOf = async (person: Person) => exchange.ask(bookmarks.bookmarkPriceAlert, goods, person)
  const set = (person: Person, target_price: string | null) =>
    exchange.ask(bookmarks.setPriceAlert, { ...goods, target_price }, person)

  test('a mail tells once of a goods whose lowest price is low enough, and the bookmark of which', async () => {
    const person = await exchange.signIn()
    await exchange.ask(bookmarks.addBookmark, goods, person)
    expect(await alertOf(person)).toEqual({ is_bookmarked: true, price_alert: null, price_now: '200.00' })
    expect(await set(person, '150.00')).toEqual({ price_alert: { target_price: '150.00', told: null } })
    await pass()
    expect(await mailsOf(person)).toEqual([])
    const item = await sell(150_00n)
    await pass()
    await pass()
    const [bookmark] = (await exchange.ask(bookmarks.goodsBookmarks, {}, person)).items
    expect(bookmark!.price_alert).toEqual({
      target_price: '150.00',
      told: { price: '150.00', at: expect.any(Number) },
    })
    expect(await mailsOf(person)).toMatchObject([
      {
        title: expect.stringMatching(/Redline.*: now ¥150\.00$/),
        text: expect.stringContaining('¥150.00 or less'),
        about: { subject: 'goods_bookmark', id: bookmark!.bookmark_id },
        goods_id: goods.goods_id,
      },
    ])
    await set(person, '160.00')
    await pass()
    expect(await mailsOf(person), 'set again').toHaveLength(2)
    await buy(item)
  })

  test('what is not bookmarked is by its alert; taken off, or with its bookmark, it tells nothing', async () => {
    const [person, other] = [await exchange.signIn(), await exchange.signIn()]
    expect((await alertOf(person)).is_bookmarked).toBe(false)
    await set(person, '120.00')
    await set(other, '120.00')
    expect(await alertOf(person)).toMatchObject({ is_bookmarked: true, price_alert: { target_price: '120.00' } })
    expect(await set(person, null)).toEqual({ price_alert: null })
    expect(await alertOf(person)).toMatchObject({ is_bookmarked: true, price_alert: null })
    await exchange.ask(bookmarks.deleteBookmark, goods, other)
    const item = await sell(110_00n)
    await pass()
    expect([...(await mailsOf(person)), ...(await mailsOf(other))]).toEqual([])
    await buy(item)
  })

  test('a listing has its own price; once it is gone nothing is told', async () => {
    const person = await exchange.signIn()
    const [cheap, dear, gone] = [await sell(180_00n), await sell(190_00n), await sell(170_00n)]
    const listingAlert = ({ listingId: listing_id }: typeof cheap, target_price: string) =>
      exchange.ask(bookmarks.setPriceAlert, { listing_id, target_price }, person)
    await listingAlert(cheap, '180.00')
    await listingAlert(dear, '180.00')
    await listingAlert(gone, '180.00')
    await buy(gone)
    await pass()
    const { items } = await exchange.ask(bookmarks.listingBookmarks, {}, person)
    expect(items.map(({ price_alert }) => price_alert?.told?.price ?? null)).toEqual([null, null, '180.00'])
    expect(await mailsOf(person)).toMatchObject([
      { about: { subject: 'watched_listing', id: cheap.listingId.toString() } },
    ])
    await buy(dear)
    await buy(cheap)
    await pass(3_600)
    expect(await mailsOf(person)).toHaveLength(1)
  })

  test('an alert can still be changed while somebody’s unpaid order holds the listing', async () => {
    const person = await exchange.signIn()
    const { listingId, price } = await sell(180_00n)
    const target = { listing_id: listingId }
    await exchange.ask(bookmarks.setPriceAlert, { ...target, target_price: '150.00' }, person)
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    await exchange.ask(createOrder, { items: [{ listing_id: listingId, price }] }, buyer)
    const change = { ...target, target_price: '160.00' }
    expect(await exchange.ask(bookmarks.setPriceAlert, change, person)).toMatchObject({
      price_alert: { target_price: '160.00' },
    })
  })

  test('nothing is promised on a listing that is taken down, while what is bookmarked stays so', async () => {
    const person = await exchange.signIn()
    const seller = await exchange.signInTrader()
    const { listingId } = await listItem(exchange, seller, 180_00n)
    const alert = { listing_id: listingId, target_price: '150.00' }
    await exchange.ask(bookmarks.setPriceAlert, alert, person)
    await exchange.ask(setOnSale, { items: [{ action: 'take_down', listing_id: listingId }] }, seller)
    await pass()
    const kept = async () => (await exchange.ask(bookmarks.listingBookmarks, {}, person)).items
    expect(await kept()).toMatchObject([{ listing_id: listingId, is_available: false, price_alert: null }])
    expect(await exchange.call(bookmarks.setPriceAlert, alert, person)).toMatchObject({ code: codes.listingGone })
    expect(await kept()).toMatchObject([{ price_alert: null }])
  })

  test('one’s own listing is no news of a goods, and leaves the alert for what others ask', async () => {
    const person = await exchange.signInTrader()
    const own = await listItem(exchange, person, 90_00n)
    await set(person, '100.00')
    expect(await alertOf(person)).toMatchObject({ price_now: '200.00' })
    await pass()
    expect(await mailsOf(person)).toEqual([])
    expect(await alertOf(person)).toMatchObject({ price_alert: { target_price: '100.00', told: null } })
    const item = await sell(95_00n)
    expect(await alertOf(person)).toMatchObject({ price_now: '95.00' })
    await pass()
    expect(await alertOf(person)).toMatchObject({ price_alert: { told: { price: '95.00' } } })
    expect(await mailsOf(person)).toHaveLength(1)
    await buy(own)
    await buy(item)
  })

  test('several rounds at once tell once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => exchange.signIn()))
    for (const person of people) await set(person, '300.00')
    await Promise.all([1, 2, 3, 4].map(() => tellReachedPrices(exchange.services)))
    for (const person of people) expect(await mailsOf(person)).toHaveLength(1)
  })

  test('nothing, what is not there, and a visitor are refused', async () => {
    const person = await exchange.signIn()
    const ask = (input: object, caller?: Person) =>
      exchange.call(bookmarks.setPriceAlert, { ...goods, target_price: '1.00', ...input }, caller)
    expect(await ask({ target_price: '0.00' }, person)).toMatchObject({ code: codes.requestInvalid })
    expect(await ask({ goods_id: '00000000000' }, person)).toMatchObject({ code: codes.notFound })
    const unknown = { ...goods, goods_id: '00000000000' }
    expect(await exchange.call(bookmarks.bookmarkPriceAlert, unknown, person)).toMatchObject({ code: codes.notFound })
    expect(await ask({})).toMatchObject({ code: codes.sessionInvalid })
    expect(await exchange.call(bookmarks.bookmarkPriceAlert, goods)).toMatchObject({ code: codes.sessionInvalid })
  })
})
