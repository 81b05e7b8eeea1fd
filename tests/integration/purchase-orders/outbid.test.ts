import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { checkInventory } from '#contract/accounts/platform.ts'
import { setOutbid } from '#contract/purchase-orders/outbid.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { formatAmount } from '#lib/money.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import { redline } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('outbidding on %s', (engine) => {
  let exchange: TestExchange
  let purchasing: ReturnType<typeof createPurchases>
  let posted: [Trader, string][] = []
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    purchasing = createPurchases(exchange)
    await stockItem(exchange, await exchange.signInTrader())
  })
  afterAll(() => exchange.close())
  afterEach(async () => {
    expect(await reconcile(exchange.services.db)).toEqual([])
    for (const [buyer, id] of posted) await purchasing.set(buyer, id, 'cancel')
    posted = []
  })

  /** Creates a buyer with ¥1,000.00 and a purchase order at a price in fen. */
  async function open(price: bigint, quantity = 1, more: Parameters<typeof purchasing.post>[3] = {}) {
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const id = await purchasing.post(buyer, price, quantity, more)
    posted.push([buyer, id])
    return { buyer, id }
  }
  const allow = ({ buyer, id }: { buyer: Trader; id: string }, ceiling: string, step = '1.00') =>
    exchange.ask(setOutbid, { purchase_id: id, outbid: { ceiling, step } }, buyer)
  const look = ({ buyer, id }: { buyer: Trader; id: string }) => purchasing.look(buyer, id)
  const pass = async () => {
    await exchange.advance(601)
    await exchange.runDue()
  }

  test('S1.3 a price that nobody can be paid, as its buyer can receive nothing, is not outbid', async () => {
    const rival = await open(59_00n)
    const mine = await open(40_00n)
    await allow(mine, '60.00')
    await misbehave(exchange, { private: { steamid: rival.buyer.steamId, on: true } })
    await exchange.ask(checkInventory, {}, rival.buyer)
    await exchange.runDue()
    expect(await look(mine)).toMatchObject({ price: '40.00' })
  })

  test('S1.3 the best price of others is outbid by a step, once in ten minutes; the money set aside follows', async () => {
    const rival = await open(50_00n)
    const mine = await open(40_00n, 3)
    expect(await allow(mine, '60.00')).toMatchObject({ outbid: { ceiling: '60.00', step: '1.00', outcome: null } })
    await exchange.runDue()
    expect(await look(mine)).toMatchObject({
      price: '51.00',
      outbid: { outcome: 'outbid' },
      progress: { held: '153.00' },
    })
    await exchange.ask(
      purchases.change,
      { purchase_id: rival.id, price: '55.00', quantity: 1, total: '55.00' },
      rival.buyer,
    )
    await exchange.advance(300)
    await allow(mine, '58.00')
    await exchange.runDue()
    expect((await look(mine)).price).toBe('51.00')
    await pass()
    expect((await look(mine)).price).toBe('56.00')
    await pass()
    expect(await look(mine)).toMatchObject({ price: '56.00', outbid: { outcome: 'leading' } })
    expect((await createTrading(exchange).balancesOf(mine.buyer)).available).toBe('832.00')
  })

  test('S1.3 the owner of an open purchase order sees the best price of others, not their own; others do not', async () => {
    const mine = await open(40_00n)
    expect((await look(mine)).competing_price).toBeNull()
    const rival = await open(45_00n)
    await purchasing.post(mine.buyer, 41_00n).then((id) => posted.push([mine.buyer, id]))
    expect((await look(mine)).competing_price).toBe('45.00')
    expect((await look(rival)).competing_price).toBe('41.00')
    const asked = { scope: 'goods', goods_id: (await look(mine)).goods_id } as const
    const { items } = await exchange.ask(purchases.list, asked, rival.buyer)
    expect(items.map(({ competing_price }) => competing_price)).toEqual([null, null, null])
    await purchasing.set(mine.buyer, mine.id, 'suspend')
    expect((await look(mine)).competing_price).toBeNull()
  })

  test('S1.3 two that outbid each other stop at the lower ceiling, and neither passes its own', async () => {
    const [one, two] = [await open(10_00n), await open(10_00n)]
    await allow(one, '14.00', '1.50')
    await allow(two, '20.00', '1.00')
    for (let round = 0; round < 10; round++) await pass()
    const [first, second] = [await look(one), await look(two)]
    expect(Number(first.price)).toBeLessThanOrEqual(14)
    expect(Number(second.price)).toBeGreaterThan(Number(first.price))
    expect(Number(second.price)).toBeLessThanOrEqual(15)
    expect([first.outbid!.outcome, second.outbid!.outcome]).toEqual(['beyond_ceiling', 'leading'])
  })

  test('S1.3 one with conditions outbids those that take every item it takes: without conditions, or with the same', async () => {
    const conditions = { wear_min: 0.15, wear_max: 0.18 }
    const mine = await open(40_00n, 1, { conditions })
    await allow(mine, '60.00')
    await open(45_00n, 1, { conditions: { wear_max: 0.18 } })
    await open(46_00n, 1, { conditions: { ...conditions, has_name_tag: true } })
    await exchange.runDue()
    expect(await look(mine)).toMatchObject({ price: '40.00', competing_price: null, outbid: { outcome: 'leading' } })
    const same = await open(41_00n, 1, { conditions: { wear_max: 0.18, wear_min: 0.15 } })
    const plain = await open(39_00n)
    expect((await look(mine)).competing_price).toBe('41.00')
    expect((await look(same)).competing_price).toBe('40.00')
    expect((await look(plain)).competing_price, 'neither takes any item').toBeNull()
    await pass()
    expect(await look(mine)).toMatchObject({ price: '42.00', outbid: { outcome: 'outbid' } })
    await purchasing.set(same.buyer, same.id, 'cancel')
    await open(50_00n)
    expect((await look(mine)).competing_price).toBe('50.00')
    await pass()
    expect((await look(mine)).price).toBe('51.00')
  })

  test('S1.3 of the same conditions, only those count that take as many styles', async () => {
    const conditions = { wear_max: 0.18 }
    const anyStyle = await open(40_00n, 1, { conditions })
    const oneStyle = await open(30_00n, 1, { conditions })
    await exchange.services.db
      .update(purchaseOrders)
      .set({ styleId: 1 })
      .where(eq(purchaseOrders.id, BigInt(oneStyle.id)))
    expect((await look(anyStyle)).competing_price).toBeNull()
    expect((await look(oneStyle)).competing_price).toBe('40.00')
  })

  test('S1.3 two with the same conditions that outbid each other stop at the lower ceiling', async () => {
    const conditions = { wear_min: 0.15, wear_max: 0.18 }
    const [one, two] = [await open(10_00n, 1, { conditions }), await open(10_00n, 1, { conditions })]
    await allow(one, '14.00', '1.50')
    await allow(two, '20.00', '1.00')
    await pass()
    expect(Number((await look(one)).price)).toBeLessThan(14)
    for (let round = 0; round < 9; round++) await pass()
    const [first, second] = [await look(one), await look(two)]
    expect(Number(first.price)).toBeLessThanOrEqual(14)
    expect(Number(second.price)).toBeGreaterThan(Number(first.price))
    expect(Number(second.price)).toBeLessThanOrEqual(15)
    expect([first.outbid!.outcome, second.outbid!.outcome]).toEqual(['beyond_ceiling', 'leading'])
  })

  test('S1.3 of a history that outbidding has made long, the newest hundred steps are shown', async () => {
    const { buyer, id } = await open(10_00n)
    for (let fen = 1; fen <= 101; fen++) {
      const price = formatAmount(10_00n + BigInt(fen))
      await exchange.ask(purchases.change, { purchase_id: id, price, quantity: 1, total: price }, buyer)
    }
    const { events } = await exchange.ask(purchases.detail, { purchase_id: id }, buyer)
    expect(events).toHaveLength(100)
    expect([events[0]!.price, events.at(-1)!.price], 'oldest first').toEqual(['10.02', '11.01'])
  })

  test('S1.3 without the money nothing changes; who pays more by hand no longer outbids', async () => {
    await open(900_00n)
    const mine = await open(400_00n, 2)
    await allow(mine, '950.00')
    await exchange.runDue()
    expect(await look(mine)).toMatchObject({ price: '400.00', outbid: { outcome: 'balance_too_low' } })
    await allow(mine, '420.00')
    await exchange.ask(
      purchases.change,
      { purchase_id: mine.id, price: '421.00', quantity: 2, total: '842.00' },
      mine.buyer,
    )
    expect((await look(mine)).outbid).toBeNull()
  })

  test('S1.3 while it is suspended it does not outbid; and it is its owner who says so, of an open one', async () => {
    await open(50_00n)
    const mine = await open(40_00n)
    await allow(mine, '60.00')
    await purchasing.set(mine.buyer, mine.id, 'suspend')
    await pass()
    expect((await look(mine)).price).toBe('40.00')
    const ask = (outbid: { ceiling: string } | null, who: Trader) =>
      exchange.call(setOutbid, { purchase_id: mine.id, outbid }, who)
    expect((await ask({ ceiling: '70.00' }, await exchange.signInTrader())).code).toBe(codes.notFound)
    expect(await ask({ ceiling: '39.99' }, mine.buyer)).toMatchObject({
      code: codes.amountTooSmall,
      extra: { minimum: '40.00' },
    })
    expect((await ask(null, mine.buyer)).data.outbid).toBeNull()
    await purchasing.set(mine.buyer, mine.id, 'cancel')
    expect((await ask({ ceiling: '70.00' }, mine.buyer)).code).toBe(codes.stateConflict)
    const { items } = await exchange.ask(purchases.list, { scope: 'goods', goods_id: redline }, mine.buyer)
    expect(items.every(({ outbid }) => outbid === null)).toBe(true)
  })
})
