import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HoldKind } from '#contract/wallet/wallet.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'

/** Keys: `user:<id>:available|held|pending`, `escrow:<shard>`, `fees:<shard>`, `cash:<provider>`, `adjustments`. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    key: text().primaryKey(),
    balance: fen()
      .notNull()
      .default(sql`0`),
    mayBeNegative: boolean().notNull().default(false),
  },
  (table) => [check('ledger_accounts_not_negative', sql`${table.mayBeNegative} or ${table.balance} >= 0`)],
)

/** Append-only: a trigger refuses updates and deletes. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: identity(),
    reason: text().notNull(),
    /** What it is about, e.g. `order:17`. */
    reference: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.reference)],
)

/** One movement from a source to a destination. Append-only. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: reference()
      .notNull()
      .references(() => ledgerTransactions.id),
    position: smallint().notNull(),
    source: text()
      .notNull()
      .references(() => ledgerAccounts.key),
    destination: text()
      .notNull()
      .references(() => ledgerAccounts.key),
    amount: fen().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    index().on(table.source, table.transactionId),
    index().on(table.destination, table.transactionId),
    check('ledger_postings_positive', sql`${table.amount} > 0`),
    check('ledger_postings_moves', sql`${table.source} <> ${table.destination}`),
  ],
)

/** Money set aside; captured or released exactly once. */
export const holds = pgTable(
  'holds',
  {
    id: identity(),
    userId: reference().notNull(),
    kind: text().$type<HoldKind>().notNull(),
    referenceId: reference().notNull(),
    /** Fen set aside now; for an ended hold, the amount its end moved. */
    amount: fen().notNull(),
    state: text().$type<'open' | 'captured' | 'released'>().notNull().default('open'),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [
    index('holds_open')
      .on(table.userId)
      .where(sql`state = 'open'`),
    index().on(table.kind, table.referenceId),
    uniqueIndex('holds_open_subject')
      .on(table.kind, table.referenceId)
      .where(sql`state = 'open'`),
    check('holds_positive', sql`${table.amount} > 0`),
  ],
)
