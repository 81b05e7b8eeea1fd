import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RealNameRefusal } from '#contract/accounts/real-name.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

export type VerificationState = 'pending' | 'verified' | 'refused' | 'expired'

/** An attempt at real-name verification with the identity service. */
export const realNameVerifications = pgTable(
  'real_name_verifications',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    /** Our own number for it, which the service must repeat in its answer. */
    reference: text().notNull().unique(),
    /** The service's number for it. */
    verificationId: text().notNull().unique(),
    /** The service's page. */
    url: text().notNull(),
    state: text().$type<VerificationState>().notNull().default('pending'),
    refusal: text().$type<RealNameRefusal>(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index().on(table.userId, table.id),
    uniqueIndex('real_name_verifications_pending')
      .on(table.userId)
      .where(sql`state = 'pending'`),
  ],
)

/** A person's identity, as confirmed by the identity service. Written once. */
export const realNames = pgTable('real_names', {
  userId: reference()
    .primaryKey()
    .references(() => users.id),
  /** Sealed. */
  name: text().notNull(),
  /** Sealed. */
  idNumber: text().notNull(),
  /** Keyed hash of the id number: one person, one account here. */
  idNumberHash: text().notNull().unique(),
  verificationId: text().notNull(),
  verifiedAt: createdAt(),
})

/** Consent to a version of the real-name agreement. */
export const realNameContracts = pgTable(
  'real_name_contracts',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    version: text().notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)
