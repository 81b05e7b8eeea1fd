import type { z } from 'zod'
import type { listingRule } from '#contract/price-rules/price-rule.ts'
import type { priceRules } from '../db/schema/price-rules.ts'

type Row = Pick<typeof priceRules.$inferSelect, 'id' | 'name' | 'isPaused'>

/** A listing's price rule as its seller sees it. */
export const listingRuleOf = ({ id, name, isPaused }: Row): z.output<typeof listingRule> => ({
  rule_id: id.toString(),
  name,
  is_paused: isPaused,
})
