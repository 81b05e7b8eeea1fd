import { parseAmount } from '#lib/money.ts'
import type { PriceRule } from './price-rule.ts'
import type { NoPriceReason, PriceBase, PriceEnding, PriceLimit } from './words.ts'

/** Fen of each base; null where the market has none. */
export type BasePrices = Readonly<Record<PriceBase, bigint | null>>

/** The bounds of any listing's price, in fen. */
export interface PriceBounds {
  min: bigint
  max: bigint
}

/** The outcome of a rule, in fen, and why. */
export type RulePrice =
  | {
      price: bigint
      /** The base that was used: the rule's own, or its fallback. */
      base: PriceBase
      basePrice: bigint
      limitedBy: PriceLimit | null
      /** The ending moved the price. */
      isRounded: boolean
    }
  | { price: null; reason: NoPriceReason }

/** An ending moves a price by at most a twentieth of it: .99 would halve an item of 1.98. */
const largestShareMoved = 20n

/**
 * Returns the price that a rule gives: base and step, truncated to a fen; then clamped to floor and ceiling; then
 * rounded down to the ending, or up if that would breach the floor, unless that moves it by more than 5 %. It never
 * leaves floor, ceiling and bounds: if no price with the ending lies within them, there is none. Deterministic for the
 * same rule and bases.
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

/** Bigint division truncates towards zero: for a price that means down. */
const stepFrom = (base: bigint, step: PriceRule['step']): bigint =>
  step.unit === 'amount' ? base + parseAmount(step.amount) : (base * BigInt(10_000 + step.basis_points)) / 10_000n

function limitOf(price: bigint, floor: bigint | null, ceiling: bigint | null): PriceLimit | null {
  if (floor !== null && price < floor) return 'floor'
  return ceiling !== null && price > ceiling ? 'ceiling' : null
}

/**
 * The nearest price at or below this one with the ending; if that is too low, the next one above; null if that is too
 * high. The price itself where either is too far from it.
 */
function withEnding(price: bigint, ending: PriceEnding, { min, max }: PriceBounds): bigint | null {
  if (ending === 'none') return price
  const digits = BigInt(ending)
  const downFrom = (from: bigint) => from - ((((from - digits) % 100n) + 100n) % 100n)
  const below = downFrom(price)
  const ended = below >= min ? below : downFrom(min + 99n)
  const moved = ended > price ? ended - price : price - ended
  if (moved * largestShareMoved > price) return price
  return ended <= max ? ended : null
}

const larger = (one: bigint | null, other: bigint) => (one !== null && one > other ? one : other)
const smaller = (one: bigint | null, other: bigint) => (one !== null && one < other ? one : other)
