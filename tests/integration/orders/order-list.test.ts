import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { remark } from '#contract/inventory.ts'
import * as orders from '#contract/orders/orders.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('the lists of orders on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let seller: Trader
  let buyer: Trader
  /** In order of creation: never paid, cancelled when paid, delivered, waiting for its offer. */
  let made: string[]

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    await stockMarket(exchange)
    seller = await exchange.signInTrader()
    buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const first = await listItem(exchange, seller, 10_00n)
    const items = [{ listing_id: first.listingId, price: first.price }]
    const unpaid = (await exchange.ask(orders.create, { items }, buyer)).order_ids[0]!
    await exchange.ask(orders.cancel, { order_id: unpaid }, buyer)
    const late = await trading.buy(buyer, await listItem(exchange, seller, 20_00n))
    await exchange.advance(1_801)
    await exchange.ask(orders.cancel, { order_id: late }, buyer)
    const delivered = await trading.deliver(seller, buyer, 100_00n)
    await exchange.advance(86_400)
    await trading.runOrders()
    made = [unpaid, late, delivered, await trading.buy(buyer, await listItem(exchange, seller, 40_00n))]
  })
  afterAll(() => exchange.close())

  /** Which of the four a list shows, newest first. */
  const shown = async (input: Omit<CallInput<typeof orders.list>, 'role'>, role: 'buyer' | 'seller' = 'buyer') => {
    const { items, total } = await exchange.ask(orders.list, { role, ...input }, role === 'buyer' ? buyer : seller)
    expect(total).toBe(items.length)
    return items.map(({ order_id }) => made.indexOf(order_id))
  }

  test('S1.2 S2.10 orders are found by item, number, state, date and the side at fault', async () => {
    expect(await shown({})).toEqual([3, 2, 1, 0])
    expect(await shown({ keyword: 'redline' })).toEqual([3, 2, 1, 0])
    expect(await shown({ keyword: '红线', states: ['completed', 'cancelled'] })).toEqual([2, 0])
    expect(await shown({ keyword: 'karambit' })).toEqual([])
    expect(await shown({ keyword: '!' })).toEqual([])
    expect(await shown({ order_id: made[1]! })).toEqual([1])
    expect(await shown({ order_id: '999999999' })).toEqual([])
    expect(await shown({ keyword: '999999999' })).toEqual([])
    expect(await shown({ keyword: '9'.repeat(40) })).toEqual([])
    expect(await shown({ fault: 'buyer' })).toEqual([0])
    expect(await shown({ fault: 'seller' }, 'seller')).toEqual([1])
    const { items } = await exchange.ask(orders.list, { role: 'buyer' }, buyer)
    const [newest, delivered] = items.map(({ created_at }) => created_at)
    expect(await shown({ from: newest! })).toEqual([3])
    expect(await shown({ from: delivered!, to: newest! })).toEqual([2])
    expect(await shown({}, 'seller')).toEqual([3, 2, 1, 0])
  })

  test('S2.8 S2.10 digits find the order of that number and every item that has them in its name', async () => {
    // All four are AK-47s.
    const number = made.find((one) => !'47'.startsWith(one))!
    expect(await shown({ keyword: number })).toEqual([made.indexOf(number)])
    expect(await shown({ keyword: '47' })).toEqual([3, 2, 1, 0])
    expect(await shown({ keyword: '47', states: ['completed'] })).toEqual([2])
  })

  test('S6.2 the number of somebody else’s order finds nothing', async () => {
    const stranger = await exchange.signInTrader()
    for (const number of [{ order_id: made[0]! }, { keyword: made[0]! }])
      expect((await exchange.ask(orders.list, { role: 'buyer', ...number }, stranger)).items).toEqual([])
  })

  test('S1.2 the first page counts what fits, and the pages after it go on without', async () => {
    const first = await exchange.ask(orders.list, { role: 'buyer', page_size: 3 }, buyer)
    expect(first.total).toBe(4)
    const next = await exchange.ask(orders.list, { role: 'buyer', page_size: 3, cursor: first.next_cursor! }, buyer)
    expect([next.items.length, next.total, next.next_cursor]).toEqual([1, null, null])
  })

  test('S4.22 every order that ended early names the side at fault, and no other does', async () => {
    const faultsOf = async (role: 'buyer' | 'seller', person: Trader) =>
      (await exchange.ask(orders.list, { role }, person)).items.map(({ fault }) => fault)
    expect(await faultsOf('buyer', buyer)).toEqual([null, null, 'seller', 'buyer'])
    expect(await faultsOf('seller', seller)).toEqual([null, null, 'seller', 'buyer'])
  })

  test('S2.8 every order says what such an item goes for now, so that profit and loss can be told', async () => {
    const prices = async () =>
      (await exchange.ask(orders.list, { role: 'buyer' }, buyer)).items.map(({ reference_price }) => reference_price)
    await exchange.services.db.execute(sql`update goods_markets set reference_price = 123_45`)
    expect(await prices()).toEqual(['123.45', '123.45', '123.45', '123.45'])
    await exchange.services.db.execute(sql`update goods_markets set reference_price = null`)
    expect(await prices()).toEqual([null, null, null, null])
  })

  test('S2.10 a seller sees what a sale brought against its noted cost; the buyer sees neither', async () => {
    const sale = async () => (await exchange.ask(orders.list, { role: 'seller', order_id: made[2]! }, seller)).items[0]!
    expect(await sale()).toMatchObject({ state: 'completed', seller_net: '97.50', cost: null, profit: null })
    // A note can only be started on an item that one has.
    const [asset] = await rowsOf<{ id: string }>(
      exchange.services.db,
      sql`insert into asset_notes (user_id, asset_id) select seller_id, asset_id from orders where id = ${made[2]!}
        returning asset_id::text as id`,
    )
    await exchange.ask(remark, { asset_id: asset!.id, cost: '120.00' }, seller)
    expect(await sale()).toMatchObject({ cost: '120.00', profit: '-22.50' })
    const { order } = await trading.detailOf(buyer, made[2]!)
    expect(order).toMatchObject({ cost: null, profit: null })
    const waiting = await exchange.ask(orders.list, { role: 'seller', order_id: made[3]! }, seller)
    expect(waiting.items[0]).toMatchObject({ state: 'awaiting_delivery', profit: null })
  })
})
