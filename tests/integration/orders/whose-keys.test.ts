import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setApiKey } from '#contract/accounts/user.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { logger } from '#exchange/log.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import type { Person, Trader } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { protection: 7 * 86_400 } })
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await misbehave(exchange, { reset: true })
  expect(await trading.violations()).toEqual([])
})

const cancel = (buyer: Person, orderId: string) => exchange.call(orders.cancel, { order_id: orderId }, buyer)

/** Lets the platform refuse one side's key, whatever it is used for. */
function kill({ apiKey }: Trader): void {
  const { platform } = exchange.services
  const { listOffers, withdrawTradeOffer } = platform
  const dead = { ok: false, reason: 'api_key_invalid' } as const
  vi.spyOn(platform, 'listOffers').mockImplementation(async (key, filter) =>
    key === apiKey ? dead : listOffers(key, filter),
  )
  vi.spyOn(platform, 'withdrawTradeOffer').mockImplementation(async (key, offer) =>
    key === apiKey ? dead : withdrawTradeOffer(key, offer),
  )
}

const keysProven = async (...people: Person[]) => {
  const ids = people.map(({ userId }) => userId)
  const rows = await exchange.services.db
    .select({ isProven: users.isApiKeyProven })
    .from(users)
    .where(inArray(users.id, ids))
  return rows.map(({ isProven }) => isProven)
}

test('S4.22 a key that shows no offer is no proof of there being none, unless it is known to be the buyer’s', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  // An account of the buyer's that the market does not know.
  const alt = await exchange.signInTrader()
  await exchange.ask(setApiKey, { api_key: alt.apiKey }, buyer)
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.accept(buyer, offerId)
  kill(seller)
  await exchange.advance(1_801)
  expect(await cancel(buyer, orderId)).toMatchObject({ code: codes.stateConflict })
  await trading.runOrders(43_260)
  expect(await trading.stateOf(buyer, orderId), 'the time to accept goes by as well').toBe('awaiting_delivery')
  vi.restoreAllMocks()
  await trading.runOrders(61)
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
  expect(await keysProven(buyer)).toEqual([false])
})

test('S4.22 keys that show the same offer from both sides are proven, until they are replaced', async () => {
  const { seller, buyer } = await trading.openSale()
  expect(await keysProven(seller, buyer)).toEqual([false, false])
  await trading.deliver(seller, buyer, 10_00n)
  expect(await keysProven(seller, buyer)).toEqual([true, true])
  const orderId = await trading.buy(buyer, await listItem(exchange, seller, 10_00n))
  kill(seller)
  await exchange.advance(1_801)
  expect((await cancel(buyer, orderId)).code, 'the buyer’s key alone tells that there is no offer').toBe(0)
  vi.restoreAllMocks()
  await exchange.ask(setApiKey, { api_key: buyer.apiKey }, buyer)
  expect(await keysProven(buyer)).toEqual([false])
})

test('S4.22 an order that is refunded although no key shows its offer is named in the log', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  vi.spyOn(exchange.services.platform, 'listOffers').mockResolvedValue({ ok: false, reason: 'api_key_invalid' })
  const warned = vi.spyOn(logger, 'warn')
  await exchange.advance(2 * 43_260)
  await trading.runOrders(61)
  expect(warned.mock.calls).toContainEqual([
    expect.objectContaining({ event: 'order.refunded_unseen', orderId: BigInt(orderId) }),
    expect.any(String),
  ])
})

test('S4.22 an overdue offer is declined with the buyer’s key if its sender’s is dead', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  kill(seller)
  await trading.runOrders(43_260)
  expect((await trading.detailOf(buyer, orderId)).order).toMatchObject({ state: 'refunded', fault: 'buyer' })
  expect((await trading.detailOf(buyer, orderId)).events.at(-1)).toMatchObject({ event: 'acceptance_overdue' })
  await expect(trading.accept(buyer, offerId)).rejects.toThrow()
})
