import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MailCategory } from '#contract/words.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** Messages within the market. The text is rendered when it is read, in the reader's language. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    /** The kind's category, copied for filtering and counting. */
    category: text().$type<MailCategory>().notNull(),
    /** Id of its subject: an order, a bargain … */
    subjectId: reference(),
    goodsId: text(),
    styleId: smallint().notNull().default(0),
    /** Values for the text's placeholders. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    // Ends with what people filter their mails by and what is counted, which is read within the index.
    index('mails_asked').on(table.userId, table.id, table.category),
    index('mails_unread')
      .on(table.userId, table.id, table.category, table.kind)
      .where(sql`read_at is null`),
    // One mail for all orders of a payment, for as long as it is unread.
    uniqueIndex('mails_gathered')
      .on(table.userId, table.kind, table.subjectId)
      .where(sql`kind in ('orders_offered', 'orders_received') and read_at is null`),
  ],
)
