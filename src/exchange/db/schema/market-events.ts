import { customType, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { MarketEventKind } from '#contract/market/events.ts'
import { createdAt, fen, identity, reference } from './columns.ts'

/** A transaction id that never wraps around. As text: it may exceed what a double holds. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/** What happened in the market, for subscribers; written by the transaction that caused it. */
export const marketEvents = pgTable(
  'market_events',
  {
    id: identity(),
    kind: text().$type<MarketEventKind>().notNull(),
    /** Null for what concerns no listing: a filled purchase order, past sales, purchase orders. */
    listingId: reference(),
    goodsId: text().notNull(),
    styleId: smallint().notNull(),
    price: fen().notNull(),
    at: createdAt(),
    /**
     * The writing transaction. Ids are drawn before their transaction commits, so rows do not become visible in id
     * order; those below the oldest transaction in progress are final, and (xact, id) walks them without gaps.
     */
    xact: transactionNumber()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('market_events_order').on(table.xact, table.id),
    index('market_events_goods').on(table.goodsId, table.xact, table.id),
  ],
)
