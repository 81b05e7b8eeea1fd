import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInventory } from '#contract/accounts/platform.ts'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { transact } from '#exchange/db/transact.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { noteSetupFailure } from '#exchange/platform-accounts/note-setup-failure.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createPurchases, stockItem, type StockedItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let purchasing: ReturnType<typeof createPurchases>
let seller: Trader
let item: StockedItem

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
  purchasing = createPurchases(exchange)
  seller = await exchange.signInTrader()
  item = await stockItem(exchange, seller)
  // The next best price.
  await purchasing.post(await exchange.signInTrader({ funds: 100_00n }), 10_00n)
})
afterAll(async () => {
  expect(await trading.violations()).toEqual([])
  await exchange.close()
})

const mailsOf = async (person: Trader) => (await exchange.ask(listMsg, {}, person)).items.map(({ kind }) => kind)

test.each([
  [
    'an inventory that becomes private',
    'inventory_private',
    async ({ steamId, token }: Trader) => {
      await misbehave(exchange, { private: { steamid: steamId, on: true } })
      await exchange.ask(checkInventory, {}, { token })
      return async () => {
        await misbehave(exchange, { private: { steamid: steamId, on: false } })
        await exchange.ask(checkInventory, {}, { token })
      }
    },
  ],
  ...(['api_key_invalid', 'trade_url_invalid'] as const).map(
    (reason) =>
      [
        `what Steam refuses from then on (${reason})`,
        reason,
        async ({ userId }: Trader) => {
          const { db } = exchange.services
          await transact(db, (tx) => noteSetupFailure(tx, userId, reason).then(() => ({})))
          return () => db.update(users).set({ setupFailure: null }).where(eq(users.id, userId))
        },
      ] as const,
  ),
] as const)('S2.42 S8.10 %s takes purchase orders off the market until they are resumed', async (_, reason, fail) => {
  const unready = await exchange.signInTrader({ funds: 1_000_00n })
  const ids = [await purchasing.post(unready, 200_00n), await purchasing.post(unready, 210_00n)]
  const best = async () => {
    const asked = { items: [{ goods_id: redline, asset_id: item.assetId }] }
    return (await exchange.ask(purchases.maxPriceByGoods, asked, seller)).items[0]!.max_price
  }
  expect(await best()).toBe('210.00')
  const mend = await fail(unready)
  expect(await best(), 'nobody could supply it').toBe('10.00')
  expect(await purchasing.supply(seller, ids[1]!, 210_00n, item)).toMatchObject({ code: codes.purchaseOrderClosed })
  expect(await trading.balancesOf(unready)).toMatchObject({ held: '410.00' })
  const { events } = await exchange.ask(purchases.detail, { purchase_id: ids[0]! }, unready)
  expect(events.at(-1)).toMatchObject({ event: 'suspend', actor: 'system', reason })
  expect(await mailsOf(unready), 'one for all').toEqual([`purchases_${reason}`])
  expect((await purchasing.set(unready, ids[0]!, 'resume')).code).not.toBe(0)
  await mend()
  expect(await purchasing.set(unready, ids[1]!, 'resume')).toMatchObject({ code: 0 })
  expect(await best()).toBe('210.00')
  for (const id of ids) await purchasing.set(unready, id, 'cancel')
})

test('S8.10 a ban on purchasing takes purchase orders off the market; the money stays set aside', async () => {
  const banned = await exchange.signInTrader({ funds: 100_00n })
  const id = await purchasing.post(banned, 7_00n)
  const order = { userId: banned.userId, kind: 'wanted_banned', seconds: 3600, reason: 'test', by: 'test' } as const
  await transact(exchange.services.db, (tx) => restrictUser(tx, order))
  expect(await purchasing.supply(seller, id, 7_00n, item)).toMatchObject({ code: codes.purchaseOrderClosed })
  expect(await trading.balancesOf(banned)).toMatchObject({ held: '7.00' })
  const { events } = await exchange.ask(purchases.detail, { purchase_id: id }, banned)
  expect(events.at(-1)).toMatchObject({ event: 'suspend', actor: 'system', reason: 'wanted_banned' })
  expect(await purchasing.set(banned, id, 'resume')).toMatchObject({
    code: codes.wantedBanned,
    extra: { expire_time: expect.any(Number) },
  })
  const terms = { goods_id: redline, price: '2.00', quantity: 1 }
  expect(await exchange.call(purchases.create, terms, { token: banned.token })).toMatchObject({
    code: codes.wantedBanned,
  })
  await exchange.advance(3601)
  expect(await purchasing.set(banned, id, 'resume')).toMatchObject({ code: 0 })
  expect(await purchasing.set(banned, id, 'cancel')).toMatchObject({ code: 0 })
})
