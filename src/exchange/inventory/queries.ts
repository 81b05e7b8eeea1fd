import { and, desc, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { detail, list } from '#contract/inventory.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { encodeCursor } from '../http/cursor.ts'
import { listingEvents } from '../db/schema/inventory.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import type { SignedInContext } from '../http/context.ts'
import { boundsView } from '../price-bounds.ts'
import { invalidRequest, Refusal, refusals } from '../refusal.ts'
import { inventoryCondition, inventoryFrom, inventoryKey, inventoryOrder } from './inventory-filter.ts'
import { inventoryItems } from './inventory-items.ts'
import { countInventory, inventoryRows, isAtHand } from './inventory-rows.ts'

/** History events shown per item. */
const historyLimit = 100

/** Orders and sales count at the order's price, which a bargain may have set; an order is made along with its step. */
const stepPrice = sql`case when ${listingEvents.event} in ('order', 'sell') then coalesce((
  select o.price from orders o
  where o.listing_id = ${listingEvents.listingId} and o.created_at <= ${listingEvents.at}
  order by o.id desc limit 1
), ${listingEvents.priceTo}) else ${listingEvents.priceTo} end`.mapWith(listingEvents.priceTo)

type HistoryEvent = CallAnswer<typeof detail>['history'][number]['event']

/** One page of the caller's items, with the count and worth of all that match. */
export async function listInventory(
  context: SignedInContext,
  { sort, cursor, page_size, ...filter }: CallRequest<typeof list>,
): Promise<CallAnswer<typeof list> | Refusal> {
  const { db, caller, settings } = context
  const condition = inventoryCondition(filter)
  if (condition instanceof Refusal) return condition
  const from = inventoryFrom(sort, cursor)
  if (from === null) return invalidRequest(['cursor'])
  const [rows, counts] = await Promise.all([
    inventoryRows(db, caller.userId, and(isAtHand, condition, from), inventoryKey(sort))
      .orderBy(inventoryOrder(sort))
      .limit(page_size + 1),
    countInventory(db, caller.userId, condition),
  ])
  const shown = rows.slice(0, page_size)
  const last = rows.length > page_size ? shown.at(-1) : undefined
  return {
    items: await inventoryItems(context, shown),
    next_cursor: last ? encodeCursor(sort, { key: last.key, id: last.asset.id.toString() }) : null,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    value: formatAmount(counts.reduce((sum, { value }) => sum + value, 0n)),
    fee_basis_points: Number(settings.feeBasisPoints),
    ...boundsView,
  }
}

/** One of the caller's items, even one that has left, with every event of their listings of it, newest first. */
export async function showItem(
  context: SignedInContext,
  { asset_id }: CallRequest<typeof detail>,
): Promise<CallAnswer<typeof detail> | Refusal> {
  const { db, caller } = context
  const assetId = BigInt(asset_id)
  const [row] = await inventoryRows(db, caller.userId, eq(assets.id, assetId))
  if (!row) return refusals.notFound()
  const [item] = await inventoryItems(context, [row])
  const isGone = row.asset.goneAt !== null && row.listing === null && row.order === null
  const history = await db
    .select({ event: listingEvents, price: stepPrice })
    .from(listingEvents)
    .innerJoin(listings, eq(listings.id, listingEvents.listingId))
    .where(and(eq(listings.assetId, assetId), eq(listings.sellerId, caller.userId)))
    .orderBy(desc(listingEvents.id))
    .limit(historyLimit)
  return {
    item: { ...item!, ...(isGone && { status: 'gone', tradable_at: null }) },
    history: history.map(({ event, price }) => ({
      listing_id: event.listingId.toString(),
      event: event.event as HistoryEvent,
      state: event.toState,
      price: formatAmount(price),
      failure: event.failure,
      at: seconds(event.at),
    })),
  }
}
