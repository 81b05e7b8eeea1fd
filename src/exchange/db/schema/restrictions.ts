import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/**
 * What a person may not do for a time, who imposed it and why; rows stay as the record. A restriction holds from when
 * it is written until its end time or until it is lifted: expiry needs no job.
 */
export const restrictions = pgTable(
  'restrictions',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    kind: text().$type<RestrictionKind>().notNull(),
    startsAt: createdAt(),
    /** Null: until it is lifted. */
    endsAt: moment(),
    /** When the person was told that it had expired. */
    endToldAt: moment(),
    /** As the person was told; an operator's own reason is in `operator_acts`. */
    reason: text().notNull(),
    imposedBy: text().notNull(),
    liftedAt: moment(),
    liftedBy: text(),
    liftReason: text(),
  },
  (table) => [
    index('restrictions_unlifted')
      .on(table.userId)
      .where(sql`lifted_at is null`),
    index('restrictions_ending')
      .on(table.endsAt)
      .where(sql`ends_at is not null and lifted_at is null and end_told_at is null`),
  ],
)
