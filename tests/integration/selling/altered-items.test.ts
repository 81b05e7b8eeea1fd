import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { set as setTerms } from '#contract/bargains/terms.ts'
import * as cart from '#contract/cart.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import * as selling from '#contract/selling.ts'
import { failAssetListings } from '#exchange/listings/fail-listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createSelling } from '../../setup/exchange/selling.ts'
import { signInStocked, stockMarket, syncStock } from '../../setup/exchange/stock.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

/** Lists an item at ¥50.00, names it on the platform, and has the inventory read, so that the listing fails. */
async function openAltered(): Promise<{ seller: Trader; assetId: string; listing_id: string; buyer: Trader }> {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.2501 }])
  const assetId = assetIds[0]!
  const list = { items: [createSelling(exchange).list(assetId, '50.00')] }
  const listing_id = (await exchange.ask(selling.setOnSale, list, seller)).items[0]!.listing!.listing_id
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  await exchange.ask(cart.add, { listing_ids: [listing_id] }, buyer)
  await exchange.ask(setTerms, { listing_ids: [listing_id], lowest_percent: 90 }, seller)
  const rule = { base: 'lowest' as const, step: { unit: 'percent' as const, basis_points: -100 }, floor: '10.00' }
  const { rule_id } = await exchange.ask(rules.save, { name: 'mine', rule, is_paused: true }, seller)
  await exchange.ask(rules.attach, { rule_id, listing_ids: [listing_id] }, seller)

  const { platform } = exchange.services
  const real = platform.getInventory
  platform.getInventory = async (steamId) => {
    const answer = await real(steamId)
    return answer.ok ? { ...answer, assets: answer.assets.map((asset) => ({ ...asset, nameTag: 'Heron' })) } : answer
  }
  try {
    await syncStock(exchange, seller)
  } finally {
    platform.getInventory = real
  }
  return { seller, assetId, listing_id, buyer }
}

const retry = async (seller: Trader, listing_id: string, price?: string) => {
  const { items } = await exchange.ask(selling.setOnSale, { items: [{ action: 'retry', listing_id, price }] }, seller)
  return items[0]!.listing!
}

test('S1.5 S1.2 an altered item comes back as a new listing with all its settings; the old one stays gone', async () => {
  const { seller, assetId, listing_id, buyer } = await openAltered()
  const now = await retry(seller, listing_id)
  expect(now).toMatchObject({ state: 'on_sale', price: '50.00', failure: null, is_bargainable: true })
  expect(now.listing_id).not.toBe(listing_id)

  const quoted = { items: [{ listing_id, price: '50.00' }] }
  expect((await exchange.call(cart.order, quoted, buyer)).code).toBe(codes.listingGone)
  expect((await exchange.call(orders.create, quoted, buyer)).code).toBe(codes.listingGone)
  expect((await exchange.ask(cart.list, {}, buyer)).items).toMatchObject([{ listing_id, state: 'gone' }])

  const { items: mine } = await exchange.ask(selling.sellingList, {}, seller)
  expect(mine).toMatchObject([
    {
      listing: { listing_id: now.listing_id },
      asset_id: assetId,
      asset: { name_tag: 'Heron' },
      rule: { name: 'mine' },
    },
  ])
  const terms = await exchange.ask(setTerms, { listing_ids: [now.listing_id], allow_bargain: true }, seller)
  expect(terms.listings).toMatchObject([{ lowest_percent: 90, is_own_percent: true }])
  const bought = { items: [{ listing_id: now.listing_id, price: '50.00' }] }
  expect((await exchange.call(orders.create, bought, buyer)).code).toBe(0)
})

test('S1.5 an altered item whose listing failed again for another reason comes back as a new listing', async () => {
  const { seller, assetId, listing_id } = await openAltered()
  await transact(exchange.services.db, (tx) =>
    failAssetListings(tx, seller.userId, new Map([[BigInt(assetId), 'item_locked']])),
  )
  const now = await retry(seller, listing_id, '60.00')
  expect(now).toMatchObject({ state: 'on_sale', price: '60.00' })
  expect(now.listing_id).not.toBe(listing_id)
})
