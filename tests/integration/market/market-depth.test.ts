import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { depth } from '#contract/market/goods.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { openMarketExchange } from '../../setup/market-exchange.ts'

type Listing = typeof listings.$inferSelect
type Purchase = typeof purchaseOrders.$inferSelect
interface Range {
  wear_min?: number
  wear_max?: number
}

/** Returns units by price, cheapest first. */
function gather(units: readonly { price: bigint; count: number }[]) {
  const sums = new Map<bigint, number>()
  for (const { price, count } of units) sums.set(price, (sums.get(price) ?? 0) + count)
  const levels = [...sums].sort(([one], [other]) => Number(one - other))
  return levels.map(([price, quantity]) => ({ price: formatAmount(price), quantity }))
}

const total = (levels: readonly { quantity: number }[]) => levels.reduce((sum, { quantity }) => sum + quantity, 0)

describe.each(['pglite', 'postgres'] as const)('S1.1 depth on %s', (engine) => {
  let exchange: TestExchange
  let onSale: Listing[]
  let wanted: Purchase[]
  /** The goods with the most of both. */
  let goodsId: string
  const db = () => exchange.services.db

  beforeAll(async () => {
    exchange = await openMarketExchange(engine)
    onSale = (await db().select().from(listings)).filter(
      ({ state, isShopOnline }) => state === 'on_sale' && isShopOnline,
    )
    wanted = (await db().select().from(purchaseOrders)).filter(({ state }) => state === 'active')
    const countOf = (id: string, rows: readonly { goodsId: string }[]) =>
      rows.filter((row) => row.goodsId === id).length
    const ids = [...new Set(onSale.filter(({ wear }) => wear !== null).map((row) => row.goodsId))]
    const worth = (id: string) => Math.min(countOf(id, onSale), 3 * countOf(id, wanted))
    goodsId = ids.sort((one, other) => worth(other) - worth(one))[0]!
    await restrictSome(wanted.filter((purchase) => purchase.goodsId === goodsId))
  })
  afterAll(() => exchange.close())

  /** Gives four purchase orders conditions: a style, a seed, and ranges of wear, one within those asked about below. */
  async function restrictSome(purchases: readonly Purchase[]) {
    const restrictions = [
      { styleId: 1 },
      { conditions: { seeds: [7] } },
      { conditions: { wear_min: 0.05, wear_max: 0.12 } },
      { conditions: { wear_max: 0.3 } },
    ]
    expect(purchases.length).toBeGreaterThan(restrictions.length)
    for (const [position, restriction] of restrictions.entries()) {
      const purchase = purchases[position]!
      Object.assign(purchase, restriction)
      await db().update(purchaseOrders).set(restriction).where(eq(purchaseOrders.id, purchase.id))
    }
  }

  function expected({ wear_min = 0, wear_max = 1 }: Range, hasRange: boolean) {
    const asks = onSale.filter(
      ({ goodsId: id, wear }) =>
        id === goodsId && (!hasRange || (wear !== null && wear >= wear_min && wear <= wear_max)),
    )
    const open = wanted.filter(
      ({ goodsId: id, conditions }) =>
        id === goodsId && (conditions.wear_max ?? 1) >= wear_min && (conditions.wear_min ?? 0) <= wear_max,
    )
    const bids = open.filter(
      ({ styleId, conditions: { wear_min: from = 0, wear_max: to = 1, ...others } }) =>
        styleId === 0 && Object.keys(others).length === 0 && from <= wear_min && to >= wear_max,
    )
    const unitsOf = (rows: readonly Purchase[]) => rows.reduce((sum, row) => sum + row.quantity - row.filled, 0)
    return {
      conditional: unitsOf(open) - unitsOf(bids),
      asks: gather(asks.map(({ price }) => ({ price, count: 1 }))),
      bids: gather(bids.map(({ price, quantity, filled }) => ({ price, count: quantity - filled }))).reverse(),
    }
  }

  test.each([{}, { wear_min: 0.16 }, { wear_max: 0.1 }, { wear_min: 0.02, wear_max: 0.3 }, { wear_min: 0.9999 }])(
    'shows what is on sale, and what any such item would bring: %o',
    async (range: Range) => {
      const { asks, bids, conditional } = expected(range, Object.keys(range).length > 0)
      expect(await exchange.ask(depth, { goods_id: goodsId, ...range })).toEqual({
        asks,
        ask_count: total(asks),
        bids,
        bid_count: total(bids),
        conditional_bid_count: conditional,
      })
    },
  )

  test('counts what lies beyond the shown prices', async () => {
    await db()
      .update(listings)
      .set({ goodsId, price: sql`90000000 + ${listings.id}` })
    const { asks, ask_count } = await exchange.ask(depth, { goods_id: goodsId })
    expect(asks).toHaveLength(200)
    expect(ask_count).toBe(onSale.length)
    const prices = onSale.map(({ id }) => 90_000_000n + id).sort((one, other) => Number(one - other))
    expect(asks.at(-1)).toEqual({ price: formatAmount(prices[199]!), quantity: 1 })
  })

  test('refuses an empty range, and a goods that is none', async () => {
    expect(await exchange.call(depth, { goods_id: goodsId, wear_min: 0.5, wear_max: 0.4 })).toMatchObject({
      code: codes.requestInvalid,
    })
    expect(await exchange.call(depth, { goods_id: 'zzzzzzzzzzz' })).toMatchObject({ code: codes.notFound })
  })
})
