import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import type { RepricingOutcome } from '#contract/price-rules/words.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'
import { listings } from './listings.ts'

/** Price rules saved by sellers. */
export const priceRules = pgTable(
  'price_rules',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    rule: jsonb().$type<PriceRule>().notNull(),
    isPaused: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [uniqueIndex('price_rules_name').on(table.userId, table.name)],
)

/** Listings priced by a rule; each has at most one. The row is deleted by the first check after the listing has ended. */
export const ruledListings = pgTable(
  'ruled_listings',
  {
    listingId: reference()
      .primaryKey()
      .references(() => listings.id),
    ruleId: reference()
      .notNull()
      .references(() => priceRules.id),
    /** Owner of both the listing and the rule. */
    userId: reference().notNull(),
    /** When it is next checked; null while its rule is paused. */
    dueAt: moment(),
    /** Result of the last check; null before the first. */
    outcome: text().$type<RepricingOutcome>(),
    lookedAt: moment(),
  },
  (table) => [
    index('ruled_listings_rule').on(table.ruleId),
    index('ruled_listings_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('ruled_listings_user_due')
      .on(table.userId, table.dueAt)
      .where(sql`due_at is not null`),
  ],
)
