import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderPreview, purchasePreview, salePreview, supplyPreview } from '#contract/checks.ts'
import { sync } from '#contract/inventory.ts'
import { listMsg } from '#contract/mail.ts'
import * as platform from '#contract/accounts/platform.ts'
import { info, setTradeUrl } from '#contract/accounts/user.ts'
import { checkTradeStandings } from '#exchange/platform-accounts/check-trade-standings.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { restrictions } from '#exchange/db/schema/restrictions.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import { createPurchases } from '../../setup/exchange/purchases.ts'
import { createStandings, heldRefusal } from '../../setup/exchange/standings.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let standings: ReturnType<typeof createStandings>
beforeAll(async () => {
  exchange = await openTestExchange()
  standings = createStandings(exchange)
})
afterAll(() => exchange.close())

test('S8.11 whose trades the platform holds does not trade, hears why, and trades again when it lets go', async () => {
  const person = await exchange.signInTrader()
  const { listingId } = await listItem(exchange, person, 10_00n)
  const ask = () => exchange.ask(platform.checkInventory, {}, person)
  await standings.setHold(person.steamId, 15)
  await ask()
  await ask()
  for (const preview of [orderPreview, salePreview, purchasePreview, supplyPreview])
    expect(await exchange.call(preview, {}, person)).toMatchObject(heldRefusal)
  const mails = async () => (await exchange.ask(listMsg, {}, person)).items
  expect((await mails()).filter(({ kind }) => kind === 'restricted_platform_held')).toMatchObject([
    { text: expect.stringContaining('15 days') },
  ])
  const [listing] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  expect(listing).toMatchObject({ state: 'failed' })
  await standings.setHold(person.steamId, 0)
  await standings.runStandings()
  expect(await standings.codeOf(person)).toBe(0)
  expect((await mails())[0]!.kind).toBe('restriction_ended_platform_held')
})

test('S8.11 a hold is found when the link is set, and when the inventory is read; it goes with the account', async () => {
  const person = await exchange.signInTrader()
  await standings.setHold(person.steamId, 7)
  await exchange.ask(setTradeUrl, { trade_url: person.tradeUrl }, person)
  expect(await exchange.call(salePreview, {}, person)).toMatchObject(heldRefusal)
  await exchange.ask(platform.unbind, {}, person)
  expect((await exchange.ask(info, {}, person)).restrictions).toEqual([])

  const seller = await exchange.signInTrader()
  await standings.setHold(seller.steamId, 7)
  await exchange.ask(sync, { start: true }, seller)
  await exchange.runJobs()
  expect(await exchange.call(salePreview, {}, seller)).toMatchObject(heldRefusal)
})

test('S8.11 who wants to buy is asked about every half hour; silence decides nothing', async () => {
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  await listItem(exchange, await exchange.signInTrader(), 10_00n)
  await createPurchases(exchange).post(buyer, 5_00n)
  await standings.setHold(buyer.steamId, 15)
  await standings.runStandings()
  expect(await exchange.call(purchasePreview, {}, buyer)).toMatchObject(heldRefusal)
  const other = await exchange.signInTrader()
  await standings.setHold(other.steamId, 15)
  await misbehave(exchange, { rate_limited: { times: 10, retry_after: 1 } })
  await exchange.ask(setTradeUrl, { trade_url: other.tradeUrl }, other)
  await misbehave(exchange, { reset: true })
  expect(await standings.codeOf(other)).toBe(0)
})

test('S8.11 who waits for what they bought is asked about as well', async () => {
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  await createTrading(exchange).buy(buyer, await listItem(exchange, await exchange.signInTrader(), 10_00n))
  await standings.setHold(buyer.steamId, 15)
  await standings.runStandings()
  expect(await exchange.call(orderPreview, {}, buyer)).toMatchObject(heldRefusal)
})

test('S8.11 who is held is asked about in the next round, and half of a round is for others', async () => {
  const { services } = exchange
  const holdsNobody = { ok: true, seconds: 0 } as const
  const asked = vi.spyOn(services.platform, 'getTradeHold').mockResolvedValue(holdsNobody)
  // The tests before leave people held.
  await checkTradeStandings(services)
  await listItem(exchange, await exchange.signInTrader(), 10_00n)
  for (let buyers = 0; buyers < 4; buyers++)
    await createPurchases(exchange).post(await exchange.signInTrader({ funds: 100_00n }), 5_00n)
  const hold = ({ userId }: { userId: bigint }) =>
    services.db.insert(restrictions).values({ userId, kind: 'platform_held', reason: 'test', imposedBy: 'platform' })
  const held = await exchange.signInTrader()
  for (let round = 0; round < 4; round++) {
    await hold(held)
    asked.mockClear()
    await checkTradeStandings(services, 2)
    expect(await standings.codeOf(held)).toBe(0)
    expect(asked.mock.calls.map(([{ steamId }]) => steamId === held.steamId)).toEqual([true, false])
  }
  for (let more = 0; more < 4; more++) await hold(await exchange.signInTrader())
  asked.mockClear()
  const isHeld = and(eq(restrictions.kind, 'platform_held'), isNull(restrictions.liftedAt))
  await checkTradeStandings(services, 2)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(await services.db.$count(restrictions, isHeld)).toBe(3)
  asked.mockRestore()
})
