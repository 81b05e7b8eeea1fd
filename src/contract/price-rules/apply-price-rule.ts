import { parseAmount } from '#lib/money.ts'
import type { PriceRule } from './price-rule.ts'
import type { NoPriceReason, PriceBase, PriceEnding, PriceLimit } from './words.ts'

/** Fen of each base; null where the market has none. */
export type BasePrices = Readonly<Record<PriceBase, bigint | null>>

/** What a listing may cost at all, in fen. */
export interface PriceBounds {
  min: bigint
  max: bigint
}

/** What a rule comes to, in fen, and why. */
export type RulePrice =
  | {
      price: bigint
      /** The one that was measured by: the rule's own, or its fallback. */
      base: PriceBase
      basePrice: bigint
      limitedBy: PriceLimit | null
      /** The ending has moved the price. */
      isRounded: boolean
    }
  | { price: null; reason: NoPriceReason }

/**
 * The price that a rule gives: base and step, a fraction of a fen dropped; then not under the floor nor over the ceiling;
 * then down to the ending, or up where that would be under the floor. It never leaves floor, ceiling and bounds: where the
 * ending has no price among them there is none. The same rule and bases always give the same answer.
 */
export function applyPriceRule(rule: PriceRule, bases: BasePrices, bounds: PriceBounds): RulePrice {
  const base = [rule.base, rule.fallback].find((name) => name !== null && bases[name] !== null)
  if (!base) return { price: null, reason: 'no_base' }
  const basePrice = bases[base]!
  const floor = rule.floor === null ? null : parseAmount(rule.floor)
  const ceiling = rule.ceiling === null ? null : parseAmount(rule.ceiling)
  const stepped = stepFrom(basePrice, rule.step)
  const limitedBy = limitOf(stepped, floor, ceiling)
  const limited = limitedBy === 'floor' ? floor! : limitedBy === 'ceiling' ? ceiling! : stepped
  if (limited < bounds.min || limited > bounds.max) return { price: null, reason: 'out_of_bounds' }
  const price = withEnding(limited, rule.ending, { min: larger(floor, bounds.min), max: smaller(ceiling, bounds.max) })
  if (price === null) return { price: null, reason: 'no_ending' }
  return { price, base, basePrice, limitedBy, isRounded: price !== limited }
}

/** Bigints divide towards zero: for a price that means down. */
const stepFrom = (base: bigint, step: PriceRule['step']): bigint =>
  step.unit === 'amount' ? base + parseAmount(step.amount) : (base * BigInt(10_000 + step.basis_points)) / 10_000n

function limitOf(price: bigint, floor: bigint | null, ceiling: bigint | null): PriceLimit | null {
  if (floor !== null && price < floor) return 'floor'
  return ceiling !== null && price > ceiling ? 'ceiling' : null
}

/** The next price with the ending below or at this one; where that is too little, the next above; null where that is too much. */
function withEnding(price: bigint, ending: PriceEnding, { min, max }: PriceBounds): bigint | null {
  if (ending === 'none') return price
  const digits = BigInt(ending)
  const downFrom = (from: bigint) => from - ((((from - digits) % 100n) + 100n) % 100n)
  const below = downFrom(price)
  if (below >= min) return below
  const above = downFrom(min + 99n)
  return above <= max ? above : null
}

const larger = (one: bigint | null, other: bigint) => (one !== null && one > other ? one : other)
const smaller = (one: bigint | null, other: bigint) => (one !== null && one < other ? one : other)
