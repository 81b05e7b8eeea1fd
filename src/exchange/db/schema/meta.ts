import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, reference } from './columns.ts'

/** Facts about the database itself: its mode, what was seeded. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: text().notNull() })

/** One row per writing call that took effect; key, effect and answer commit together. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: reference().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
