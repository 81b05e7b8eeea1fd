import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex, index } from 'drizzle-orm/pg-core'
import type { ActivityStepKind, GiftKind } from '#contract/activities.ts'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'

/** `goal`: fen for steps about money, otherwise a count. */
export interface ActivityStep {
  kind: ActivityStepKind
  goal: number
}

/** Time-limited invitations by the operators: whoever completes the steps gets the gift. */
export const activities = pgTable(
  'activities',
  {
    id: identity(),
    nameEn: text().notNull(),
    nameZh: text().notNull(),
    textEn: text().notNull(),
    textZh: text().notNull(),
    startsAt: moment().notNull(),
    /** Moved to the present when operators end the activity early. */
    endsAt: moment().notNull(),
    steps: jsonb().$type<ActivityStep[]>().notNull(),
    giftKind: text().$type<GiftKind>().notNull(),
    /** Of each gift. */
    amount: fen().notNull(),
    /** How many people can get a gift; null for no limit. */
    giftLimit: integer(),
    grantedCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.endsAt),
    check('activities_amount', sql`${table.amount} > 0`),
    check('activities_limit', sql`${table.grantedCount} <= ${table.giftLimit}`),
  ],
)

/** Who got the gift of which activity: one per person, and one per platform account, which another person may bind later. */
export const gifts = pgTable(
  'gifts',
  {
    id: identity(),
    activityId: reference()
      .notNull()
      .references(() => activities.id),
    userId: reference()
      .notNull()
      .references(() => users.id),
    /** The platform account that was bound, if any. */
    steamId: text(),
    amount: fen().notNull(),
    grantedAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.activityId, table.userId),
    uniqueIndex().on(table.activityId, table.steamId),
    index().on(table.userId, table.id),
  ],
)
