import { and, asc, eq, sql } from 'drizzle-orm'
import type { MarketEvent } from '#contract/market/events.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { marketEvents } from '../db/schema/market-events.ts'

/** A position in the feed: everything up to and including this event has been seen. */
export interface Position {
  xact: bigint
  id: bigint
}

export interface PositionedEvent {
  position: Position
  event: MarketEvent
}

/** A subscriber's filter; everything if both are absent. */
export interface Interest {
  goodsId?: string | undefined
  listingIds?: readonly string[] | undefined
}

export const isAfter = (a: Position, b: Position): boolean => (a.xact === b.xact ? a.id > b.id : a.xact > b.xact)

/** Returns a predicate for events that were read for all subscribers, or for more listings than asked about. */
export function interestIn({ goodsId, listingIds }: Interest): (positioned: PositionedEvent) => boolean {
  const wanted = listingIds && new Set<string | null>(listingIds)
  return ({ event }) =>
    (goodsId === undefined || event.goods_id === goodsId) && (!wanted || wanted.has(event.listing_id))
}

/**
 * Returns up to `limit` events after a position, in feed order. Events of the oldest write transaction in progress and
 * of all younger ones are withheld, since it may still add one that belongs before them. So nothing is ever skipped,
 * and a long transaction stalls the feed while it runs.
 */
export async function readMarketEvents(
  db: Queryable,
  { after, goodsId, limit }: Pick<Interest, 'goodsId'> & { after: Position; limit: number },
): Promise<PositionedEvent[]> {
  const { xact, id } = marketEvents
  const rows = await db
    .select()
    .from(marketEvents)
    .where(
      and(
        sql`(${xact}, ${id}) > (${after.xact.toString()}::xid8, ${after.id.toString()}::bigint)`,
        sql`${xact} < pg_snapshot_xmin(pg_current_snapshot())`,
        goodsId === undefined ? undefined : eq(marketEvents.goodsId, goodsId),
      ),
    )
    .orderBy(asc(xact), asc(id))
    .limit(limit)
  return rows.map((row) => ({
    position: { xact: BigInt(row.xact), id: row.id },
    event: {
      id: row.id.toString(),
      kind: row.kind,
      listing_id: row.listingId?.toString() ?? null,
      goods_id: row.goodsId,
      style_id: row.styleId,
      price: formatAmount(row.price),
      at: seconds(row.at),
    },
  }))
}

/** The current position of the feed: everything before it is final, everything after it is yet to come. */
export async function currentPosition(db: Queryable): Promise<Position> {
  const [row] = await rowsOf<{ xmin: string }>(db, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`)
  // Ids start at 1, so this precedes every event of the oldest transaction in progress.
  return { xact: BigInt(row!.xmin), id: 0n }
}

/**
 * Where a feed without history starts. While an older transaction is in progress, events already committed may come
 * after the position: they still belong to the past, and are returned by id.
 */
export async function beginningNow(db: Queryable): Promise<{ position: Position; past: ReadonlySet<string> }> {
  const [row] = await rowsOf<{ xmin: string; past: string[] }>(
    db,
    sql`
      select now.xmin::text as xmin, array(select id::text from market_events where xact >= now.xmin) as past
      from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) as now`,
  )
  return { position: { xact: BigInt(row!.xmin), id: 0n }, past: new Set(row!.past) }
}

/**
 * Returns the position of the event that a client saw last. `isGap` if that event is no longer kept, so that later ones
 * may be gone too; null if there never was such an event.
 */
export async function positionOf(
  db: Queryable,
  lastId: bigint,
): Promise<{ position: Position; isGap: boolean } | null> {
  const oldest: Position = { xact: 0n, id: 0n }
  if (lastId === 0n) return { position: oldest, isGap: false }
  const [row] = await db.select({ xact: marketEvents.xact }).from(marketEvents).where(eq(marketEvents.id, lastId))
  if (row) return { position: { xact: BigInt(row.xact), id: lastId }, isGap: false }
  const [drawn] = await rowsOf<{ last: string | null }>(
    db,
    sql`select pg_sequence_last_value(pg_get_serial_sequence('market_events', 'id'))::text as last`,
  )
  return lastId <= BigInt(drawn?.last ?? 0) ? { position: oldest, isGap: true } : null
}
