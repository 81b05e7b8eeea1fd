import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallInput } from '#contract/call.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import { goodsMarkets, priceDays } from '#exchange/db/schema/catalogue.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'

type Rule = CallInput<typeof rules.save>['rule']

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

const undercut: Rule = { base: 'lowest', step: { unit: 'percent', basis_points: -100 }, floor: '10.00' }

describe('S1.5 what the market asks and pays for my items', () => {
  test('is told without my own listings and purchase orders, with what a rule would give', async () => {
    const [seller, other, third, buyer] = [
      await exchange.signInTrader({ funds: 100_00n }),
      await exchange.signInTrader(),
      await exchange.signInTrader(),
      await exchange.signInTrader({ funds: 100_00n }),
    ]
    const mine = await listItem(exchange, seller, 20_00n)
    await listItem(exchange, other, 40_00n)
    await listItem(exchange, third, 50_00n)
    const { assetId } = await stockItem(exchange, seller, { wear: 0.37 })
    const purchasing = createPurchases(exchange)
    await purchasing.post(seller, 30_00n)
    await purchasing.post(buyer, 25_00n)
    await purchasing.post(buyer, 26_00n, 1, { conditions: { wear_max: 0.16 } })
    await exchange.services.db
      .update(goodsMarkets)
      .set({ referencePrice: 44_00n, referenceSales: 3 })
      .where(eq(goodsMarkets.goodsId, redline))
    const { items, fee_basis_points } = await exchange.ask(
      rules.quoteRule,
      {
        asset_ids: [assetId],
        listing_ids: [mine.listingId],
        rule: { ...undercut, base: 'lowest_same_wear', fallback: 'nth_cheapest', ending: '99' },
      },
      seller,
    )
    const shared = { lowest: '40.00', highest_purchase: '25.00', median_7d: '44.00', nth_cheapest: '50.00' }
    expect(fee_basis_points).toBeGreaterThan(0)
    expect(items).toMatchObject([
      {
        asset_id: assetId,
        listing_id: null,
        price: null,
        reference_price: '44.00',
        suggested_price: '40.00',
        bases: { ...shared, lowest_same_wear: null },
        quote: { ok: true, price: '48.99', base: 'nth_cheapest', base_price: '50.00', is_rounded: true },
      },
      {
        listing_id: mine.listingId,
        price: '20.00',
        bases: { ...shared, lowest_same_wear: '40.00' },
        quote: { ok: true, price: '38.99', base: 'lowest_same_wear', limited_by: null },
      },
    ])
    const stranger = await exchange.call(rules.quoteRule, { asset_ids: [assetId] }, other)
    expect(stranger.code).toBe(codes.notFound)
    const bare = await exchange.ask(rules.quoteRule, { asset_ids: [assetId] }, seller)
    expect(bare.items[0]!.quote).toBeNull()
  })

  test('is told with the most that anybody has paid for their style within a year, if anybody has', async () => {
    const seller = await exchange.signInTrader()
    const { assetId } = await stockItem(exchange, seller)
    const mine = await listItem(exchange, seller, 20_00n)
    const highs = async () => {
      const asked = { asset_ids: [assetId], listing_ids: [mine.listingId] }
      const { items } = await exchange.ask(rules.quoteRule, asked, seller)
      return items.map(({ year_high }) => year_high)
    }
    expect(await highs()).toEqual([null, null])
    const sold = (age: number, high: bigint, styleId = 0) => {
      const day = new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10)
      return { goodsId: redline, styleId, day, median: 10_00n, low: 10_00n, high, volume: 1 }
    }
    const days = [sold(366, 90_00n), sold(300, 63_00n), sold(1, 62_00n), sold(1, 80_00n, 1)]
    await exchange.services.db.insert(priceDays).values(days)
    expect(await highs()).toEqual(['63.00', '63.00'])
  })
})
