import { z } from 'zod'
import { amount, positiveAmount, signedAmount } from '../fields.ts'
import { priceBases, priceEndings } from './words.ts'

/** From the base to the price: under it where negative, over it where positive. */
const priceStep = z.discriminatedUnion('unit', [
  /** Parts of 10,000 of the base: -100 is 1 % under it. */
  z.strictObject({ unit: z.literal('percent'), basis_points: z.int().min(-9_000).max(90_000) }),
  z.strictObject({ unit: z.literal('amount'), amount: signedAmount }),
])

const fields = {
  base: z.enum(priceBases),
  /** Measured by instead, where the base has no price. */
  fallback: z.enum(priceBases).nullable().default(null),
  /** Of `nth_cheapest`, as base or fallback. */
  nth: z.int().min(2).max(50).default(2),
  step: priceStep,
  floor: positiveAmount.nullable().default(null),
  ceiling: amount.nullable().default(null),
  ending: z.enum(priceEndings).default('none'),
}

const isOrdered = ({ floor, ceiling }: { floor: string | null; ceiling: string | null }) =>
  floor === null || ceiling === null || Number(floor) <= Number(ceiling)
const unordered = { path: ['ceiling'], message: 'below the floor' }

/** How a price is found. Amounts of the wire; `applyPriceRule` says what it comes to. */
export const priceRule = z.strictObject(fields).refine(isOrdered, unordered)
export type PriceRule = z.output<typeof priceRule>

/** One that prices by itself has a floor: two sellers who undercut each other would otherwise meet at nothing. */
export const keptPriceRule = z.strictObject({ ...fields, floor: positiveAmount }).refine(isOrdered, unordered)
