import { type SQL, sql } from 'drizzle-orm'
import type { FlowReason } from '#contract/wallet/statement.ts'
import type { FlowKind } from '#contract/words.ts'

/** The kind of a statement line by its reason; a reversal belongs to the buyer's purchase and the seller's sale. */
const kinds: Record<FlowReason, FlowKind | { income: FlowKind; expense: FlowKind }> = {
  opening_balance: 'other',
  welcome_grant: 'other',
  order_paid: 'purchase',
  order_refunded: 'purchase',
  order_proceeds: 'sale',
  order_settled: 'sale',
  order_reversed: { income: 'purchase', expense: 'sale' },
  purchase_order_held: 'purchase_order',
  purchase_order_released: 'purchase_order',
  bargain_held: 'bargain',
  bargain_released: 'bargain',
  withdrawal_held: 'withdrawal',
  withdrawal_released: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_fee: 'withdrawal',
  recharge_paid: 'recharge',
  payment_booked: 'recharge',
  activation_code: 'other',
  gift: 'other',
}

/** The kind of a line. `amount` in fen, negative where money left. */
export function flowKindOf(reason: FlowReason, amount: bigint): FlowKind {
  const kind = kinds[reason]
  if (typeof kind === 'string') return kind
  return amount < 0n ? kind.expense : kind.income
}

/** The SQL condition that a line (its `reason` and signed `amount`) is of a kind. */
export function isOfKind(kind: FlowKind, reason: SQL, amount: SQL): SQL {
  const conditions = Object.entries(kinds).flatMap(([name, own]) => {
    if (own === kind) return sql`${reason} = ${name}`
    if (typeof own === 'string') return []
    if (own.income === kind) return sql`(${reason} = ${name} and ${amount} > 0)`
    return own.expense === kind ? sql`(${reason} = ${name} and ${amount} < 0)` : []
  })
  return sql`(${sql.join(conditions, sql` or `)})`
}
