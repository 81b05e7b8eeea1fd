import { and, asc, count, eq, notInArray, type SQL } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { list, save } from '#contract/price-rules/price-rules.ts'
import { repricingPause } from '#contract/price-rules/words.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { listings } from '../db/schema/listings.ts'
import { priceRules, ruledListings } from '../db/schema/price-rules.ts'
import type { SignedInContext } from '../http/context.ts'
import { listingMachine } from '../listings/states.ts'

export type PriceRuleRow = typeof priceRules.$inferSelect

/** The most rules that one person may keep. */
export const maxRules = 50

/** A rule as its owner sees it. */
export async function showRule(db: Queryable | Transaction, row: PriceRuleRow): Promise<CallAnswer<typeof save>> {
  return ruleView(row, totalOf(await countListings(db, eq(ruledListings.ruleId, row.id))))
}

/**
 * Counts listings by rule and last outcome. Ended ones do not count: they drop their rule when it next checks them,
 * which a paused rule never does.
 */
const countListings = (db: Queryable | Transaction, which: SQL) =>
  db
    .select({ ruleId: ruledListings.ruleId, outcome: ruledListings.outcome, count: count() })
    .from(ruledListings)
    .innerJoin(listings, eq(listings.id, ruledListings.listingId))
    .where(and(which, notInArray(listings.state, [...listingMachine.final])))
    .groupBy(ruledListings.ruleId, ruledListings.outcome)

const totalOf = (counts: readonly { count: number }[]) => counts.reduce((sum, counted) => sum + counted.count, 0)

/** Only rules with a floor can be saved, hence the cast. */
const ruleView = ({ id, name, rule, isPaused, updatedAt }: PriceRuleRow, listing_count: number) => ({
  rule_id: id.toString(),
  name,
  rule: rule as CallAnswer<typeof save>['rule'],
  is_paused: isPaused,
  listing_count,
  updated_at: seconds(updatedAt),
})

/** Returns the caller's rules, by name. */
export async function listRules({ db, caller: { userId } }: SignedInContext): Promise<CallAnswer<typeof list>> {
  const [rows, counts] = await Promise.all([
    db.select().from(priceRules).where(eq(priceRules.userId, userId)).orderBy(asc(priceRules.name)),
    countListings(db, eq(ruledListings.userId, userId)),
  ])
  return {
    rules: rows.map((row) => {
      const own = counts.filter((counted) => counted.ruleId === row.id)
      return {
        ...ruleView(row, totalOf(own)),
        outcomes: own.flatMap((counted) =>
          counted.outcome === null ? [] : [{ outcome: counted.outcome, count: counted.count }],
        ),
      }
    }),
    max_rules: maxRules,
    pause_seconds: repricingPause,
  }
}
