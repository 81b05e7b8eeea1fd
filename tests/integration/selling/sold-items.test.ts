import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as jobs from '#contract/listing-jobs.ts'
import { quoteRule } from '#contract/price-rules/price-rules.ts'
import * as selling from '#contract/selling.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createSelling } from '../../setup/exchange/selling.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
})
afterAll(() => exchange.close())

/** Creates a seller who has sold the first of two items, and delivered it. */
async function soldOne() {
  const sales = createSelling(exchange)
  const { seller, assetIds } = await sales.stock(2)
  const [sold, kept] = assetIds as [string, string]
  const { item } = await exchange.ask(inventory.detail, { asset_id: sold }, seller)
  const listed = await exchange.ask(selling.setOnSale, { items: [sales.list(sold, '5.00')] }, seller)
  await createTrading(exchange).deliverItem(seller, await exchange.signInTrader({ funds: 1_000_00n }), {
    listingId: listed.items[0]!.listing!.listing_id,
    price: '5.00',
    platformAssetId: item.platform_asset_id,
  })
  const others = await sales.stock(1)
  return { seller, sold, kept, never: others.assetIds[0]!, list: sales.list }
}

test('S1.5 an item that was sold meanwhile fails alone in a listing job; one that was never theirs refuses it', async () => {
  const { seller, sold, kept, never, list } = await soldOne()
  const ask = (...ids: string[]) => exchange.call(jobs.create, { items: ids.map((id) => list(id, '6.00')) }, seller)
  expect((await ask(sold, kept, never)).code).toBe(codes.notFound)
  const { job_id } = await exchange.ask(jobs.create, { items: [list(sold, '6.00'), list(kept, '6.00')] }, seller)
  await exchange.runDue()
  const { job, items } = await exchange.ask(jobs.detail, { job_id }, seller)
  expect(job).toMatchObject({ state: 'done', done: 1, failed: 1 })
  expect(items).toMatchObject([
    { asset_id: sold, state: 'failed', code: codes.notFound },
    { asset_id: kept, state: 'done' },
  ])
  expect((await ask(sold)).code).toBe(0)
})

test('S1.5 prices are quoted without an item that was sold meanwhile, and not with one that was never theirs', async () => {
  const { seller, sold, kept, never } = await soldOne()
  const { items } = await exchange.ask(quoteRule, { asset_ids: [sold, kept] }, seller)
  expect(items.map(({ asset_id }) => asset_id)).toEqual([kept])
  expect((await exchange.call(quoteRule, { asset_ids: [kept, never] }, seller)).code).toBe(codes.notFound)
  expect((await exchange.ask(quoteRule, { asset_ids: [sold] }, seller)).items).toEqual([])
})
