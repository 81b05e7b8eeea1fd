import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import type { RepricingOutcome } from '#contract/price-rules/words.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'
import { listings } from './listings.ts'

/** Rules that a seller keeps. */
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

/** Listings that a rule prices by itself; each has one rule at most. The row goes once the listing has ended. */
export const ruledListings = pgTable(
  'ruled_listings',
  {
    listingId: reference()
      .primaryKey()
      .references(() => listings.id),
    ruleId: reference()
      .notNull()
      .references(() => priceRules.id),
    /** Whose both are. */
    userId: reference().notNull(),
    /** When it is looked at next; null while its rule is paused. */
    dueAt: moment(),
    /** What the last look came to; null before the first. */
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
