import { and, eq, gte, lte, not, type SQL, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { depth } from '#contract/market/goods.ts'
import { formatAmount } from '#lib/money.ts'
import { isGoods } from '../catalogue/goods-infos.ts'
import { highestFirst } from '../db/schema/columns.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { CallContext } from '../http/context.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { isOpen } from './market-query.ts'

const shownLevels = 200

type Wear = Pick<CallRequest<typeof depth>, 'wear_min' | 'wear_max'>

/**
 * Returns both sides of the market in a goods, grouped by price; style 0 covers all its styles. What only some of the
 * items would bring is counted, not shown at its price: it would stand above listings that it does not take.
 */
export async function readDepth(
  { db }: Pick<CallContext, 'db'>,
  { goods_id, style_id, ...wear }: CallRequest<typeof depth>,
): Promise<CallAnswer<typeof depth> | Refusal> {
  if ((wear.wear_min ?? 0) > (wear.wear_max ?? 1)) return invalidRequest(['wear_min', 'wear_max'])
  if (!(await isGoods(db, { goodsId: goods_id, styleId: style_id }))) return refusals.notFound()
  const isAsked = and(
    eq(listings.goodsId, goods_id),
    onMarket,
    style_id === 0 ? undefined : eq(listings.styleId, style_id),
    wear.wear_min === undefined ? undefined : gte(listings.wear, wear.wear_min),
    wear.wear_max === undefined ? undefined : lte(listings.wear, wear.wear_max),
  )
  const { price } = purchaseOrders
  const isWanted = and(isOpen(goods_id, style_id), takesSome(wear))
  const isForAll = takesAll(style_id, wear)
  const [asks, bids, [conditional]] = await Promise.all([
    db
      .select({ price: listings.price, quantity: count(sql`count(*)`), total: sumOfAll(sql`count(*)`) })
      .from(listings)
      .where(isAsked)
      .groupBy(listings.price)
      .orderBy(listings.price)
      .limit(shownLevels),
    db
      .select({ price, quantity: count(left), total: sumOfAll(left) })
      .from(purchaseOrders)
      .where(and(isWanted, isForAll))
      .groupBy(price)
      .orderBy(highestFirst(price))
      .limit(shownLevels),
    db
      .select({ total: count(sql`coalesce(${left}, 0)`) })
      .from(purchaseOrders)
      .where(and(isWanted, not(isForAll))),
  ])
  return {
    asks: asks.map(levelOf),
    ask_count: asks[0]?.total ?? 0,
    bids: bids.map(levelOf),
    bid_count: bids[0]?.total ?? 0,
    conditional_bid_count: conditional?.total ?? 0,
  }
}

const left = sql`sum(${purchaseOrders.quantity} - ${purchaseOrders.filled})`
const count = (amount: SQL) => sql<number>`${amount}`.mapWith(Number)
/** Includes the levels that are not shown. */
const sumOfAll = (amount: SQL) => sql<number>`sum(${amount}) over ()`.mapWith(Number)

const levelOf = ({ price, quantity }: { price: bigint; quantity: number }) => ({
  price: formatAmount(price),
  quantity,
})

const { conditions } = purchaseOrders
const wantedFrom = sql`coalesce((${conditions}->>'wear_min')::float8, 0)`
const wantedUpTo = sql`coalesce((${conditions}->>'wear_max')::float8, 1)`

/** Whether some wear within the range satisfies the purchase order. */
const takesSome = ({ wear_min = 0, wear_max = 1 }: Wear): SQL | undefined =>
  and(gte(wantedUpTo, wear_min), lte(wantedFrom, wear_max))

/** Whether every item of the style (0: of any) and within the range of wear satisfies the purchase order. */
const takesAll = (styleId: number, { wear_min = 0, wear_max = 1 }: Wear): SQL =>
  and(
    styleId === 0 ? eq(purchaseOrders.styleId, 0) : undefined,
    sql`${conditions} - 'wear_min' - 'wear_max' = '{}'`,
    lte(wantedFrom, wear_min),
    gte(wantedUpTo, wear_max),
  )!
