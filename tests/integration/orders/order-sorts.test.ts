import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallInput } from '#contract/call.ts'
import * as calls from '#contract/orders/orders.ts'
import { tradeSorts } from '#contract/words.ts'
import { goodsIdOf } from '#exchange/catalogue/goods-id.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'

type Asked = Omit<CallInput<typeof calls.list>, 'role'>
type Role = 'buyer' | 'seller'

describe.each(['pglite', 'postgres'] as const)('the sorts of the lists of orders on %s', (engine) => {
  let exchange: TestExchange
  let people: Record<Role, Trader>
  /** Oldest first, a minute apart, at 5, 3, 5, 3 and 4 yuan; the second and third cancelled, the last a karambit. */
  let made: string[]

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    await stockMarket(exchange)
    const [seller, otherSeller] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const [buyer, otherBuyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
    people = { seller, buyer }
    const order = async (from: Trader, by: Trader, price: bigint) => {
      const item = await listItem(exchange, from, price)
      const items = [{ listing_id: item.listingId, price: item.price }]
      return (await exchange.ask(calls.create, { items }, by)).order_ids[0]!
    }
    // Each side's list has to leave out what it had no part in.
    await order(otherSeller, otherBuyer, 4_00n)
    made = []
    for (const price of [5_00n, 3_00n, 5_00n, 3_00n, 4_00n]) {
      made.push(await order(seller, buyer, price))
      await exchange.advance(60)
    }
    for (const order_id of [made[1]!, made[2]!]) await exchange.ask(calls.cancel, { order_id }, buyer)
    await exchange.services.db
      .update(orders)
      .set({ goodsId: goodsIdOf('★ Karambit | Doppler (Factory New)') })
      .where(eq(orders.id, BigInt(made[4]!)))
  })
  afterAll(() => exchange.close())

  const read = (role: Role, asked: Asked) => exchange.ask(calls.list, { role, ...asked }, people[role])
  const codeOf = async (asked: Asked) =>
    (await exchange.call(calls.list, { role: 'buyer', ...asked }, people.buyer)).code
  /** Reads a list to its end, page by page: which of the orders it shows. */
  async function walk(role: Role, asked: Asked, page_size: number): Promise<number[]> {
    const walked: number[] = []
    let cursor: string | undefined
    do {
      const page = await read(role, { ...asked, page_size, cursor })
      walked.push(...page.items.map(({ order_id }) => made.indexOf(order_id)))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return walked
  }

  const sorted = {
    newest: [4, 3, 2, 1, 0],
    oldest: [0, 1, 2, 3, 4],
    price_asc: [1, 3, 4, 0, 2],
    price_desc: [2, 0, 4, 3, 1],
  }

  test.each(['buyer', 'seller'] as const)('S2.8 S2.10 a %s walks them by age and by price, ties too', async (role) => {
    expect(await walk(role, {}, 20), 'without a sort').toEqual(sorted.newest)
    for (const sort of tradeSorts)
      for (const size of [1, 2, 20])
        expect(await walk(role, { sort }, size), `${sort} by ${size}`).toEqual(sorted[sort])
  })

  test('S2.8 S2.10 every filter keeps the sort', async () => {
    const byPrice = async (asked: Asked) => walk('seller', { ...asked, sort: 'price_desc' }, 1)
    const [second, fourth] = (await read('seller', { sort: 'oldest' })).items
      .filter((_, place) => place === 1 || place === 3)
      .map(({ created_at }) => created_at)
    expect(await byPrice({ keyword: 'redline' })).toEqual([2, 0, 3, 1])
    expect(await byPrice({ keyword: 'karambit' })).toEqual([4])
    expect(await byPrice({ states: ['awaiting_payment'] })).toEqual([0, 4, 3])
    expect(await byPrice({ fault: 'buyer' })).toEqual([2, 1])
    expect(await byPrice({ from: second!, to: fourth! })).toEqual([2, 1])
    expect(await byPrice({ from: second!, keyword: 'redline' })).toEqual([2, 3, 1])
    expect(await byPrice({ order_id: made[3]! })).toEqual([3])
    const { total } = await read('seller', { sort: 'price_asc', states: ['cancelled'], page_size: 1 })
    expect(total, 'the first page counts all that match').toBe(2)
  })

  test('S2.8 S2.10 a cursor of another sort, or a made-up one, is refused', async () => {
    for (const sort of tradeSorts) {
      const { next_cursor } = await read('buyer', { sort, page_size: 2 })
      for (const other of tradeSorts.filter((one) => one !== sort))
        expect(await codeOf({ sort: other, cursor: next_cursor! }), `${sort} in ${other}`).toBe(codes.requestInvalid)
      for (const key of sort.startsWith('price') ? ['', '1.5'] : ['5']) {
        const cursor = Buffer.from(`${sort} ${key} 7`).toString('base64url')
        expect(await codeOf({ sort, cursor }), `${sort} at ${key}`).toBe(codes.requestInvalid)
      }
    }
    expect(await codeOf({ cursor: 'nonsense' })).toBe(codes.requestInvalid)
    expect(await codeOf({ sort: 'expiring' as 'newest' })).toBe(codes.requestInvalid)
  })
})
