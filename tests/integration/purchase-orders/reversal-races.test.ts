import { expect, onTestFinished, test } from 'vitest'
import { openTestExchange } from '../../setup/exchange.ts'
import { deadlocksOf } from '../../setup/exchange/deadlocks.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

/** Enough for reversals to meet. */
const rounds = 8

test('S1.3 S4.22 trades between the same two, with and without a purchase order, are reversed at once', async () => {
  const exchange = await openTestExchange({ engine: 'postgres' })
  onTestFinished(() => exchange.close())
  const trading = createTrading(exchange)
  const purchasing = createPurchases(exchange)
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  // The later account, whose money is locked first.
  const seller = await exchange.signInTrader()
  const trades = Array.from({ length: rounds })
  const units = await Promise.all(trades.map(() => stockItem(exchange, seller)))
  const listed = await Promise.all(trades.map(() => listItem(exchange, seller, 10_00n)))
  const id = await purchasing.post(buyer, 10_00n, rounds)
  expect((await purchasing.supply(seller, id, 10_00n, ...units)).code).toBe(0)
  for (const item of listed) await trading.buy(buyer, item)
  const items = units.flatMap(({ platformAssetId }, index) => [
    { listingId: '', price: '', platformAssetId },
    listed[index]!,
  ])
  const offers = await Promise.all(items.map((item) => trading.sendOffer(seller, buyer, item)))
  await trading.runOrders()
  const accepted = await Promise.all(offers.map((offer) => trading.accept(buyer, offer)))
  await trading.runOrders()
  expect((await trading.balancesOf(seller)).pending).not.toBe('0.00')
  for (const trade of accepted) exchange.steam.reverseTrade(trade)
  await exchange.advance(66)
  await Promise.all([exchange.runDue(), exchange.runDue(), exchange.runDue()])
  expect(await trading.balancesOf(seller)).toMatchObject({ pending: '0.00' })
  expect(await trading.violations()).toEqual([])
  expect(await deadlocksOf(exchange)).toBe(0)
})
