import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as jobs from '#contract/listing-jobs.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { createSelling } from '../../setup/exchange/selling.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let sales: ReturnType<typeof createSelling>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
  sales = createSelling(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

describe('listing', () => {
  test('S1.5 one item or a batch goes on sale with the fee and what is left of the price', async () => {
    const { seller, assetIds } = await sales.stock(2)
    const before = await sales.onMarket()
    const { items, done } = await exchange.ask(
      selling.setOnSale,
      { items: assetIds.map((id) => sales.list(id, '128.50')) },
      seller,
    )
    expect(done).toBe(2)
    expect(items[0]).toMatchObject({
      code: 0,
      asset_id: assetIds[0],
      listing: { state: 'on_sale', price: '128.50', fee: '3.22', net: '125.28', failure: null },
    })
    const after = await sales.onMarket()
    expect(after.count).toBe(before.count + 2)
    expect(after.listed).toContain(items[0]!.listing!.listing_id)
    expect(await sales.feedOf(items[0]!.listing!.listing_id)).toEqual(['listed'])
    const { items: mine } = await exchange.ask(inventory.list, { statuses: ['on_sale'] }, seller)
    expect(mine.map(({ asset_id }) => asset_id).sort()).toEqual([...assetIds].sort())
  })

  test('S1.5 what can be listed is, and each of the others is told why not', async () => {
    const { seller, assetIds } = await sales.stock(2)
    const other = await sales.stock(1)
    await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '10.00')] }, seller)
    const wanted = [
      sales.list(assetIds[0]!, '11.00'),
      sales.list(assetIds[1]!, '12.00'),
      sales.list(other.assetIds[0]!, '13.00'),
    ]
    const answer = await exchange.ask(selling.setOnSale, { items: wanted }, seller)
    expect(answer.items.map(({ code }) => code)).toEqual([codes.assetListed, 0, codes.notFound])
    expect(answer).toMatchObject({ done: 1, failed: 2 })
    const none = await exchange.call(selling.setOnSale, { items: [wanted[2]!, wanted[0]!] }, seller)
    expect(none).toMatchObject({ code: codes.notFound, extra: { items: [{}, { code: codes.assetListed }] } })
  })

  test('S1.5 one item twice in a batch is refused as a whole', async () => {
    const { seller, assetIds } = await sales.stock(1)
    const items = [sales.list(assetIds[0]!, '10.00'), sales.list(assetIds[0]!, '20.00')]
    expect((await exchange.call(selling.setOnSale, { items }, seller)).code).toBe(codes.requestInvalid)
    expect((await exchange.ask(inventory.list, { statuses: ['on_sale'] }, seller)).total).toBe(0)
  })

  test.each([
    ['0', '0.00', codes.requestInvalid],
    ['-1', '-1.00', codes.requestInvalid],
    ['0.001', '0.001', codes.requestInvalid],
    ['1e21', '1e21', codes.requestInvalid],
    ['NaN', 'NaN', codes.requestInvalid],
    ['full-width digits', '１００.００', codes.requestInvalid],
    ['2^53+1', '9007199254740993.00', codes.requestInvalid],
    ['so little that nothing is left of it', '0.01', codes.listingPriceOutOfBounds],
    ['more than anything costs', '10000000.01', codes.listingPriceOutOfBounds],
  ])('S5.7 a price of %s is refused', async (_, price, code) => {
    const { seller, assetIds } = await sales.stock(1)
    expect((await exchange.call(selling.setOnSale, { items: [sales.list(assetIds[0]!, price)] }, seller)).code).toBe(
      code,
    )
    expect((await exchange.ask(inventory.list, { statuses: ['on_sale'] }, seller)).total).toBe(0)
  })

  test('S1.14 S8.10 who is not prepared, or may not sell, lists nothing but can take down', async () => {
    const { seller, assetIds } = await sales.stock(2)
    const { items } = await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '10.00')] }, seller)
    const listing_id = items[0]!.listing!.listing_id
    await exchange.services.db.update(users).set({ tradeUrl: null }).where(eq(users.id, seller.userId))
    const refused = await exchange.call(selling.setOnSale, { items: [sales.list(assetIds[1]!, '10.00')] }, seller)
    expect(refused.code).toBe(codes.tradeNotPrepared)
    const down = await exchange.ask(selling.setOnSale, { items: [{ action: 'take_down', listing_id }] }, seller)
    expect(down.items[0]).toMatchObject({ listing: { state: 'off_shelf' } })
  })
})

describe('changing', () => {
  test('S1.5 a new price is the one that is asked, and the old one buys nothing', async () => {
    const { seller, assetIds } = await sales.stock(1)
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const { items } = await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '3.00')] }, seller)
    const listing_id = items[0]!.listing!.listing_id
    expect((await sales.onMarket()).lowest).toBe('3.00')
    const action = { action: 'reprice' as const, listing_id, price: '2.50' }
    expect((await exchange.ask(selling.setOnSale, { items: [action] }, seller)).items[0]).toMatchObject({
      listing: { price: '2.50', net: '2.43', fee: '0.07' },
    })
    expect((await sales.onMarket()).lowest).toBe('2.50')
    expect(await sales.feedOf(listing_id)).toEqual(['listed', 'price_changed'])
    const late = await exchange.call(orders.create, { items: [{ listing_id, price: '3.00' }] }, buyer)
    expect(late.code).toBe(codes.priceChanged)
  })

  test('S1.5 a price that was worked out from one that has changed since is refused, alone or in a job', async () => {
    const { seller, assetIds } = await sales.stock(2)
    const items = assetIds.map((id) => sales.list(id, '3.00'))
    const listed = await exchange.ask(selling.setOnSale, { items }, seller)
    const [first, second] = listed.items.map(({ listing }) => listing!.listing_id)
    const reprice = (listing_id: string, expected_price: string) =>
      ({ action: 'reprice', listing_id, price: '2.70', expected_price }) as const
    const some = [reprice(first!, '2.90'), reprice(second!, '3.00')]
    const { items: told } = await exchange.ask(selling.setOnSale, { items: some }, seller)
    expect(told).toMatchObject([{ code: codes.priceChanged, extra: { price: '3.00' } }, { code: 0 }])
    const again = { items: [reprice(first!, '3.10'), reprice(second!, '3.00')] }
    const { job_id } = await exchange.ask(jobs.create, again, seller)
    await exchange.runDue()
    expect((await exchange.ask(jobs.detail, { job_id }, seller)).items).toMatchObject([
      {
        state: 'failed',
        code: codes.priceChanged,
        expected_price: '3.10',
        message: expect.stringContaining('¥3.00'),
      },
      { state: 'unchanged', price: '2.70' },
    ])
    const { items: mine } = await exchange.ask(selling.sellingList, { sort: 'price_asc' }, seller)
    expect(mine.map(({ listing }) => listing.price)).toEqual(['2.70', '3.00'])
  })

  test('S6.4 nobody changes or takes down the listing of somebody else', async () => {
    const { seller, assetIds } = await sales.stock(1)
    const stranger = await exchange.signInTrader()
    const { items } = await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '30.00')] }, seller)
    const listing_id = items[0]!.listing!.listing_id
    for (const action of [
      { action: 'reprice' as const, listing_id, price: '0.05' },
      { action: 'take_down' as const, listing_id },
      { action: 'retry' as const, listing_id },
    ]) {
      expect((await exchange.call(selling.setOnSale, { items: [action] }, stranger)).code).toBe(codes.notFound)
    }
    expect((await exchange.call(selling.refresh, { listing_ids: [listing_id] }, stranger)).code).toBe(codes.notFound)
    const topped = await exchange.call(selling.sellingToppedState, { listing_ids: [listing_id] }, stranger)
    expect(topped.code).toBe(codes.notFound)
  })

  test('S1.5 what somebody has ordered stays as it is', async () => {
    const { seller, assetIds } = await sales.stock(1)
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const { items } = await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '4.00')] }, seller)
    const { listing_id } = items[0]!.listing!
    const orderId = await trading.buy(buyer, { listingId: listing_id, price: '4.00', platformAssetId: '' })
    for (const action of [
      { action: 'reprice' as const, listing_id, price: '5.00' },
      { action: 'take_down' as const, listing_id },
    ]) {
      const refused = await exchange.call(selling.setOnSale, { items: [action] }, seller)
      expect(refused).toMatchObject({ code: codes.stateConflict, extra: { state: 'reserved' } })
    }
    const again = await exchange.call(selling.setOnSale, { items: [sales.list(assetIds[0]!, '9.00')] }, seller)
    expect(again.code).toBe(codes.assetInOrder)
    const { items: shown } = await exchange.ask(selling.sellingList, { states: ['reserved'] }, seller)
    expect(shown).toMatchObject([{ order_id: orderId, listing: { state: 'reserved' } }])
  })

  test('S1.5 one key does one thing, and two sellers may use the same one', async () => {
    const [one, two] = [await sales.stock(1), await sales.stock(1)]
    const key = 'the-same-key'
    const how = ({ seller }: typeof one) => ({ token: seller.token, key })
    const first = await exchange.ask(selling.setOnSale, { items: [sales.list(one.assetIds[0]!, '5.00')] }, how(one))
    expect(await exchange.ask(selling.setOnSale, { items: [sales.list(one.assetIds[0]!, '5.00')] }, how(one))).toEqual(
      first,
    )
    const other = await exchange.call(selling.setOnSale, { items: [sales.list(one.assetIds[0]!, '6.00')] }, how(one))
    expect(other.code).toBe(codes.keyReused)
    const second = await exchange.ask(selling.setOnSale, { items: [sales.list(two.assetIds[0]!, '5.00')] }, how(two))
    expect(second.items[0]!.asset_id).toBe(two.assetIds[0])
  })
})
