import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MailCategory } from '#contract/words.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** What people are told within the market. The words are made when it is read, in the reader's language. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    /** The kind's own, copied so that it can be filtered and counted by. */
    category: text().$type<MailCategory>().notNull(),
    /** Id of the order, bargain … that it is about. */
    subjectId: reference(),
    goodsId: text(),
    styleId: smallint().notNull().default(0),
    /** What stands in the text's gaps. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index('mails_unread')
      .on(table.userId, table.category)
      .where(sql`read_at is null`),
    // Of a payment's orders one mail tells, for as long as it waits to be read.
    uniqueIndex('mails_gathered')
      .on(table.userId, table.kind, table.subjectId)
      .where(sql`kind in ('orders_offered', 'orders_received') and read_at is null`),
  ],
)
