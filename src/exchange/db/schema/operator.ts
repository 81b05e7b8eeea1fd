import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity } from './columns.ts'

/** What operators did, with who and why for each act; append-only. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: identity(),
    command: text().notNull(),
    by: text().notNull(),
    why: text().notNull(),
    /** What it applied to, e.g. `user:17`. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
  },
  (table) => [index().on(table.subject, table.id)],
)
