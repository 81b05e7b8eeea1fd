import { z } from 'zod'
import { amount, id, positiveAmount, signedAmount } from '../fields.ts'
import { nthBounds, priceBases, priceEndings, stepBounds } from './words.ts'

/** The step from base to price: below it if negative, above it if positive. */
const priceStep = z.discriminatedUnion('unit', [
  z.strictObject({
    unit: z.literal('percent'),
    basis_points: z.int().min(stepBounds.min).max(stepBounds.max),
  }),
  z.strictObject({ unit: z.literal('amount'), amount: signedAmount }),
])

/** For `nth_cheapest`, as base or fallback. */
export const nth = z.int().min(nthBounds.min).max(nthBounds.max).default(2)

const fields = {
  base: z.enum(priceBases),
  /** Used instead when the base has no price. */
  fallback: z.enum(priceBases).nullable().default(null),
  nth,
  step: priceStep,
  floor: positiveAmount.nullable().default(null),
  ceiling: amount.nullable().default(null),
  ending: z.enum(priceEndings).default('none'),
}

const isOrdered = ({ floor, ceiling }: { floor: string | null; ceiling: string | null }) =>
  floor === null || ceiling === null || Number(floor) <= Number(ceiling)
const unordered = { path: ['ceiling'], message: 'below the floor' }

/** A price rule, with amounts in wire format; `applyPriceRule` evaluates it. */
export const priceRule = z.strictObject(fields).refine(isOrdered, unordered)
export type PriceRule = z.output<typeof priceRule>

/** A rule that reprices automatically needs a floor: otherwise two sellers would undercut each other down to zero. */
export const keptPriceRule = z.strictObject({ ...fields, floor: positiveAmount }).refine(isOrdered, unordered)

/** The rule that prices a listing, unless it is paused. */
export const listingRule = z.object({ rule_id: id, name: z.string(), is_paused: z.boolean() })
