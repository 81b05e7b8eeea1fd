import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'
import { type NoticeOutcome, type PaymentProvider, recharges } from './payments.ts'

/** What is wrong with a payment that the provider vouches for. */
export type Contradiction = Extract<
  NoticeOutcome,
  'other_amount' | 'late' | 'paid_twice' | 'unknown' | 'other_merchant'
>
export type ContradictionState = 'open' | 'booked' | 'refunded' | 'cleared'

/** Payments that contradict what was asked for, each kept once until an operator resolves it. */
export const contradictoryPayments = pgTable(
  'contradictory_payments',
  {
    id: identity(),
    provider: text().$type<PaymentProvider>().notNull(),
    /** The provider's own number of the payment. */
    tradeNo: text().notNull(),
    contradiction: text().$type<Contradiction>().notNull(),
    outTradeNo: text().notNull(),
    /** The recharge with that number, if any. */
    rechargeId: reference().references(() => recharges.id),
    /** The amount paid; null if the provider's text is not an amount. */
    amount: fen(),
    state: text().$type<ContradictionState>().notNull().default('open'),
    /** Whose balance it was booked to. */
    userId: reference().references(() => users.id),
    /** Who resolved it, and why. */
    by: text(),
    why: text(),
    at: createdAt(),
    endedAt: moment(),
  },
  (table) => [
    unique('contradictory_payments_once').on(table.tradeNo, table.contradiction, table.provider),
    uniqueIndex('contradictory_payments_booked')
      .on(table.tradeNo, table.provider)
      .where(sql`state = 'booked'`),
    index('contradictory_payments_open')
      .on(table.id)
      .where(sql`state = 'open'`),
    check('contradictory_payments_end', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    check(
      'contradictory_payments_booking',
      sql`(${table.state} = 'booked') = (${table.userId} is not null) and (${table.state} <> 'booked' or ${table.amount} > 0)`,
    ),
  ],
)
