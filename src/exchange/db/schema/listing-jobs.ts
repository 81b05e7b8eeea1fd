import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ListingJobItemState, ListingJobKind, ListingJobState } from '#contract/listing-jobs.ts'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'

/** A seller's request to change many items or listings; worked off in batches. */
export const listingJobs = pgTable(
  'listing_jobs',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    kind: text().$type<ListingJobKind>().notNull(),
    state: text().$type<ListingJobState>().notNull().default('running'),
    total: integer().notNull(),
    /** The price rule for what it lists, which may have been deleted since: no reference, so that nobody who deletes a
     * rule waits for a job that is locking it. */
    ruleId: reference(),
    createdAt: createdAt(),
    endedAt: moment(),
    /** When its next batch is due; null once it has ended. */
    dueAt: moment(),
    /** Consecutive batches rolled back by a defect. */
    attempts: smallint().notNull().default(0),
  },
  (table) => [
    index('listing_jobs_user').on(table.userId, table.id),
    index('listing_jobs_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    check('listing_jobs_ended', sql`(${table.state} = 'running') = (${table.dueAt} is not null)`),
    check('listing_jobs_ended_at', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
)

/** Why an item failed, as shown to its person. */
export interface ListingJobReason {
  code: number
  message: { en: string; 'zh-CN': string }
  extra?: Record<string, unknown>
}

export const listingJobItems = pgTable(
  'listing_job_items',
  {
    jobId: reference()
      .notNull()
      .references(() => listingJobs.id),
    /** In the order of the request, from 0. */
    place: smallint().notNull(),
    /** The item to list. */
    assetId: reference(),
    /** The listing to change, or the one created for a listed item. */
    listingId: reference(),
    price: fen(),
    /** The price that the new one was worked out from, if it was. */
    expectedPrice: fen(),
    allowsBargain: boolean().notNull().default(true),
    state: text().$type<ListingJobItemState>().notNull().default('waiting'),
    reason: jsonb().$type<ListingJobReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.place] }),
    index('listing_job_items_waiting')
      .on(table.jobId, table.place)
      .where(sql`state = 'waiting'`),
    check('listing_job_items_reason', sql`(${table.state} = 'failed') = (${table.reason} is not null)`),
  ],
)
