import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RechargeMethod } from '#contract/wallet/recharges.ts'
import type { PaymentActor, WithdrawalFailure } from '#contract/wallet/withdrawals.ts'
import type { RechargeState, WithdrawalState } from '#contract/words.ts'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference, stepColumns } from './columns.ts'

/** Moves money in and out; the ledger has one `cash:` account for each provider. */
export type PaymentProvider = 'alipay'

/** Money on its way in. */
export const recharges = pgTable(
  'recharges',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    provider: text().$type<PaymentProvider>().notNull(),
    method: text().$type<RechargeMethod>().notNull(),
    /** Our number at the provider: assigned before a payment is requested, and never reused. */
    outTradeNo: text().notNull().unique(),
    amount: fen().notNull(),
    /** The content of the QR code, or the URL to send the browser to. */
    payUrl: text().notNull(),
    state: text().$type<RechargeState>().notNull().default('created'),
    /** The provider's own number of the payment. */
    tradeNo: text().unique(),
    createdAt: createdAt(),
    /** After this the provider accepts no payment for it. */
    expiresAt: moment().notNull(),
    /** When a worker next asks the provider; null once it has ended. */
    dueAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index('recharges_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    check('recharges_amount', sql`${table.amount} > 0`),
  ],
)

/** Every step of every recharge; append-only. */
export const rechargeEvents = pgTable(
  'recharge_events',
  {
    id: identity(),
    rechargeId: reference()
      .notNull()
      .references(() => recharges.id),
    ...stepColumns<RechargeState, PaymentActor>(),
  },
  (table) => [index().on(table.rechargeId, table.id)],
)

/** The outcome of a provider's notice whose signature was valid. */
export type NoticeOutcome =
  'paid' | 'repeated' | 'late' | 'other_amount' | 'paid_twice' | 'unknown' | 'other_merchant' | 'no_payment'

/** Every notice signed by the provider, with its outcome; append-only. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: identity(),
    provider: text().$type<PaymentProvider>().notNull(),
    outTradeNo: text().notNull(),
    tradeNo: text(),
    /** As the provider wrote it. */
    amount: text(),
    status: text().notNull(),
    outcome: text().$type<NoticeOutcome>().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.outTradeNo)],
)

/** Accounts at the payment provider that receive withdrawals. Their holder is the verified person. */
export const receivingAccounts = pgTable(
  'receiving_accounts',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    provider: text().$type<PaymentProvider>().notNull(),
    /** Sealed: how the person signs in there, which is an e-mail address or a phone number. */
    account: text().notNull(),
    /** Keyed hash of the account, to find duplicates. */
    accountHash: text().notNull(),
    /** e.g. `138****0001` */
    masked: text().notNull(),
    isDefault: boolean().notNull().default(false),
    boundAt: createdAt(),
    unboundAt: moment(),
  },
  (table) => [
    uniqueIndex('receiving_accounts_live')
      .on(table.userId, table.accountHash)
      .where(sql`unbound_at is null`),
    uniqueIndex('receiving_accounts_default')
      .on(table.userId)
      .where(sql`is_default and unbound_at is null`),
  ],
)

/** A binding in progress: the account is named, then the holder confirmed, then the code given. */
export const receivingAccountBindings = pgTable(
  'receiving_account_bindings',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    provider: text().$type<PaymentProvider>().notNull(),
    account: text().notNull(),
    accountHash: text().notNull(),
    masked: text().notNull(),
    state: text().$type<'named' | 'confirmed' | 'bound'>().notNull().default('named'),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId, table.id)],
)

/** Money on its way out. It is held from the first state on. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    receivingAccountId: reference()
      .notNull()
      .references(() => receivingAccounts.id),
    provider: text().$type<PaymentProvider>().notNull(),
    /** Our number at the provider: the only id this payout is ever sent under. */
    outBizNo: text().notNull().unique(),
    /** The amount that leaves the balance. */
    amount: fen().notNull(),
    /** The market's share of it; the rest is paid out. */
    fee: fen().notNull(),
    state: text().$type<WithdrawalState>().notNull().default('awaiting_confirmation'),
    failure: text().$type<WithdrawalFailure>(),
    /** How often the provider was asked to pay. Incremented before the request, so that a crash leaves a trace. */
    attempts: integer().notNull().default(0),
    /** When it was last asked. */
    sentAt: moment(),
    /** The provider's own number of the payout. */
    transferNo: text().unique(),
    createdAt: createdAt(),
    /** Deadline for the person's confirmation. */
    expiresAt: moment().notNull(),
    confirmedAt: moment(),
    /** When a worker next checks it; null once it has ended. */
    dueAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index('withdrawals_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    check('withdrawals_amounts', sql`${table.amount} > ${table.fee} and ${table.fee} >= 0`),
  ],
)

/** Every step of every withdrawal; append-only. */
export const withdrawalEvents = pgTable(
  'withdrawal_events',
  {
    id: identity(),
    withdrawalId: reference()
      .notNull()
      .references(() => withdrawals.id),
    ...stepColumns<WithdrawalState, PaymentActor>(),
  },
  (table) => [index().on(table.withdrawalId, table.id)],
)
