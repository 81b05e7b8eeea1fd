import { sql } from 'drizzle-orm'
import type { MarketEventKind } from '#contract/market/events.ts'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'

export interface MarketEvent {
  /**
   * `listed`: can be bought from now on, for the first time or again. `price_changed`: `price` is the new one.
   * `cancelled`: taken down or failed without a sale. `sold`: its order was paid. An unpaid order hides a listing for
   * some minutes without an event; a paid order that fails is followed by `listed`, or by nothing if the item does not
   * return to the market. `delivered`: a sale entered the goods' list of past sales. `reversed`: it left that list.
   * `purchase_changed`: a purchase order was posted, changed, suspended, resumed, filled by a unit or ended; `price` is
   * what it offers per unit, or offered at last.
   */
  kind: MarketEventKind
  /**
   * Null for a sale that filled a purchase order, for a purchase order itself, and for past sales, which are published
   * without their traders.
   */
  listingId: bigint | null
  goodsId: string
  styleId: number
  /** Fen. */
  price: bigint
}

/** Records a market event in the transaction of the change itself, so that a rollback publishes nothing. */
export const recordMarketEvent = (tx: Transaction, event: MarketEvent): Promise<void> => recordMarketEvents(tx, [event])

/** Like `recordMarketEvent` for several events, in order. */
export async function recordMarketEvents(tx: Transaction, events: readonly MarketEvent[]): Promise<void> {
  if (events.length === 0) return
  await insertEvents(tx, {
    kinds: events.map(({ kind }) => kind),
    listingIds: events.map(({ listingId }) => listingId),
    goodsIds: events.map(({ goodsId }) => goodsId),
    styleIds: events.map(({ styleId }) => styleId),
    prices: events.map(({ price }) => price),
  })
}

const insertEvents = statement<{
  kinds: MarketEventKind[]
  listingIds: (bigint | null)[]
  goodsIds: string[]
  styleIds: number[]
  prices: bigint[]
}>(
  ({ kinds, listingIds, goodsIds, styleIds, prices }) => sql`
    insert into market_events (kind, listing_id, goods_id, style_id, price)
    select * from unnest(${kinds}::text[], ${listingIds}::bigint[], ${goodsIds}::text[], ${styleIds}::smallint[], ${prices}::bigint[])`,
)
