import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { depth } from '#contract/market/goods.ts'
import { formatAmount } from '#lib/money.ts'
import { isGoods } from '../catalogue/goods-infos.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { CallContext } from '../http/context.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { isOpen } from './market-query.ts'

const shownLevels = 200

type Wear = Pick<CallRequest<typeof depth>, 'wear_min' | 'wear_max'>

/** Returns both sides of the market in a goods, grouped by price; style 0 covers all its styles. */
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
  const [asks, bids] = await Promise.all([
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
      .where(and(isOpen(goods_id, style_id), takes(wear)))
      .groupBy(price)
      .orderBy(sql`${price} desc`)
      .limit(shownLevels),
  ])
  return {
    asks: asks.map(levelOf),
    ask_count: asks[0]?.total ?? 0,
    bids: bids.map(levelOf),
    bid_count: bids[0]?.total ?? 0,
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

/** Whether some wear within the range satisfies the purchase order. */
function takes({ wear_min, wear_max }: Wear): SQL | undefined {
  const { conditions } = purchaseOrders
  return and(
    wear_min === undefined ? undefined : sql`coalesce((${conditions}->>'wear_max')::float8, 1) >= ${wear_min}`,
    wear_max === undefined ? undefined : sql`coalesce((${conditions}->>'wear_min')::float8, 0) <= ${wear_max}`,
  )
}
