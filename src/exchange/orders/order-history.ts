import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { Actor } from '../db/schema/trading.ts'
import type { OrderState } from '#contract/orders.ts'
import type { OrderEvent } from './states.ts'

export interface OrderStep {
  event: OrderEvent | 'create'
  /** Null for an order that is being made. */
  from: OrderState | null
  to: OrderState
  actor: Actor
  reason: string | null
}

/**
 * Writes orders, by a statement that returns their ids, and the step each has made into its history: in one statement,
 * so that there is never the one without the other.
 *
 * @returns the ids of the orders written, ascending.
 */
export async function writeStep(
  tx: Transaction,
  write: SQLWrapper,
  { event, from, to, actor, reason }: OrderStep,
): Promise<bigint[]> {
  const written = await rowsOf<{ id: string }>(
    tx,
    sql`
      with written as ${write}
      insert into order_events (order_id, event, from_state, to_state, actor, reason)
      select id, ${event}, ${from}, ${to}, ${actor}, ${reason} from written order by id
      returning order_id::text as id`,
  )
  return written.map(({ id }) => BigInt(id)).sort((a, b) => (a < b ? -1 : 1))
}

/** As `writeStep`, of orders that are being made. */
export const writeCreated = (tx: Transaction, insert: SQLWrapper, actor: Actor): Promise<bigint[]> =>
  writeStep(tx, insert, { event: 'create', from: null, to: 'awaiting_payment', actor, reason: null })
