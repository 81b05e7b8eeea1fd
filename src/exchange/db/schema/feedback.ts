import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { FeedbackAuthor } from '#contract/feedback.ts'
import type { FeedbackState, FeedbackTopic, ShopReportReason } from '#contract/words.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** A picture uploaded by a person: re-encoded, kept in the picture store under its id. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random, 128 bits: whoever knows it may see the picture. */
    id: text().primaryKey(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
    /** False until something shows it; unused uploads are swept after a day. */
    isUsed: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)

/** A conversation between a person and the operators. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    topic: text().$type<FeedbackTopic>().notNull(),
    state: text().$type<FeedbackState>().notNull().default('open'),
    /** The order it is about, if any. */
    orderId: reference(),
    /** The owner of the reported shop, if any, and the reason. */
    shopId: reference(),
    shopReason: text().$type<ShopReportReason>(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    closedAt: moment(),
  },
  (table) => [index().on(table.userId, table.id), index().on(table.state, table.updatedAt)],
)

/** The messages of a conversation; append-only. */
export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    id: identity(),
    feedbackId: reference()
      .notNull()
      .references(() => feedbacks.id),
    author: text().$type<FeedbackAuthor>().notNull(),
    text: text().notNull(),
    /** Ids of uploads. */
    pictures: text().array().notNull().default([]),
    at: createdAt(),
  },
  (table) => [index().on(table.feedbackId, table.id)],
)
