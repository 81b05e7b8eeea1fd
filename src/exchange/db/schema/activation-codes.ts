import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { activities } from './activities.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'

/** Codes that put money into the balance of whoever redeems them first. */
export const activationCodes = pgTable(
  'activation_codes',
  {
    id: identity(),
    /** HMAC of the code; the code itself is shown once, to the operator who issues it. */
    codeHash: text().notNull().unique(),
    /** Issued together, for one purpose. */
    batch: text().notNull(),
    /** The activity whose gift it is; null for a standalone code. */
    activityId: reference().references(() => activities.id),
    amount: fen().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    redeemedBy: reference().references(() => users.id),
    redeemedAt: moment(),
  },
  (table) => [
    index().on(table.batch),
    index().on(table.redeemedBy),
    index().on(table.activityId),
    check('activation_codes_amount', sql`${table.amount} > 0`),
    check('activation_codes_redeemed', sql`(${table.redeemedBy} is null) = (${table.redeemedAt} is null)`),
  ],
)
