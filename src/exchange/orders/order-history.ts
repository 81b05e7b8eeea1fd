import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { OrderActor, OrderState } from '#contract/orders/orders.ts'
import type { OrderEvent } from './states.ts'

export interface OrderStep {
  event: OrderEvent | 'create'
  /** Null for an order being created. */
  from: OrderState | null
  to: OrderState
  actor: OrderActor
  reason: string | null
}

/**
 * Runs a statement that writes orders and returns their ids, and records the step each has made in its history: both in
 * one statement, so that neither exists without the other.
 *
 * @returns the ids of the orders written, ascending.
 */
export async function writeStep(tx: Transaction, write: SQLWrapper, step: OrderStep): Promise<bigint[]> {
  return idsOf(await rowsOf<{ id: string }>(tx, withStep(write, step)))
}

/** The statement of `writeStep`, for writes whose text is fixed; `idsOf` reads its result. */
export const withStep = (
  write: SQLWrapper,
  { event, from, to, actor, reason }: { readonly [Key in keyof OrderStep]: OrderStep[Key] | Placeholder },
): SQL => sql`
  with written as ${write}
  insert into order_events (order_id, event, from_state, to_state, actor, reason)
  select id, ${event}, ${from}, ${to}, ${actor}, ${reason} from written order by id
  returning order_id::text as id`

export const idsOf = (written: readonly { id: string }[]): bigint[] =>
  written.map(({ id }) => BigInt(id)).sort((a, b) => (a < b ? -1 : 1))

/** Same as `writeStep`, for orders being created. */
export const writeCreated = (tx: Transaction, insert: SQLWrapper, actor: OrderActor): Promise<bigint[]> =>
  writeStep(tx, insert, { event: 'create', from: null, to: 'awaiting_payment', actor, reason: null })
