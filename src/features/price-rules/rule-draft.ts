import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { nthBounds, type PriceBase, type PriceEnding, stepBounds } from '#contract/price-rules/words.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { halfWidth } from '#lib/text/half-width.ts'

/** The fields of a rule as typed. */
export interface RuleDraft {
  base: PriceBase
  fallback: PriceBase | 'none'
  nth: string
  direction: 'under' | 'over'
  unit: PriceRule['step']['unit']
  /** Percent or yuan. */
  size: string
  floor: string
  ceiling: string
  ending: PriceEnding
}

export type DraftProblem = 'size' | 'nth' | 'floor' | 'ceiling'

export const newRuleDraft: RuleDraft = {
  base: 'lowest',
  fallback: 'median_7d',
  nth: '2',
  direction: 'under',
  unit: 'percent',
  size: '1',
  floor: '',
  ceiling: '',
  ending: 'none',
}

/** The fields for an existing rule. */
export function draftOf({ base, fallback, nth, step, floor, ceiling, ending }: PriceRule): RuleDraft {
  const isPercent = step.unit === 'percent'
  const isUnder = isPercent ? step.basis_points <= 0 : step.amount.startsWith('-')
  return {
    base,
    fallback: fallback ?? 'none',
    nth: String(nth),
    direction: isUnder ? 'under' : 'over',
    unit: step.unit,
    size: isPercent ? String(Math.abs(step.basis_points) / 100) : step.amount.replace('-', ''),
    floor: floor ?? '',
    ceiling: ceiling ?? '',
    ending,
  }
}

/** Whether the rule goes by one of the cheapest, and so by `nth`. */
export const hasNth = ({ base, fallback }: Pick<RuleDraft, 'base' | 'fallback'>) =>
  base === 'nth_cheapest' || fallback === 'nth_cheapest'

/** Reads the form: the rule, or the fields that are wrong. A kept rule needs a floor. */
export function ruleOf(draft: RuleDraft, isKept: boolean): { rule: PriceRule } | { problems: DraftProblem[] } {
  const step = stepOf(draft)
  // What is not asked for cannot be wrong.
  const typedNth = hasNth(draft) ? draft.nth.trim() : newRuleDraft.nth
  const nth = /^\d{1,2}$/.test(typedNth) ? Number(typedNth) : 0
  const [floor, ceiling] = [limitOf(draft.floor), limitOf(draft.ceiling)]
  const isOrdered = !floor || !ceiling || parseAmount(floor) <= parseAmount(ceiling)
  const isWrong: Record<DraftProblem, boolean> = {
    size: step === null,
    nth: nth < nthBounds.min || nth > nthBounds.max,
    floor: floor === undefined || (isKept && floor === null),
    ceiling: ceiling === undefined || !isOrdered,
  }
  const problems = (Object.keys(isWrong) as DraftProblem[]).filter((field) => isWrong[field])
  if (problems.length > 0) return { problems }
  const { base, ending } = draft
  const fallback = draft.fallback === 'none' || draft.fallback === base ? null : draft.fallback
  return { rule: { base, fallback, nth, step: step!, floor: floor ?? null, ceiling: ceiling ?? null, ending } }
}

/** A draft and its name as a kept rule; null while either is invalid. */
export function keptOf(draft: RuleDraft, name: string) {
  const made = ruleOf(draft, true)
  const floor = 'rule' in made ? made.rule.floor : null
  return 'rule' in made && floor !== null && name.trim() !== ''
    ? { name: name.trim(), rule: { ...made.rule, floor } }
    : null
}

/** Null if empty, undefined if it is not an amount or is zero. */
function limitOf(text: string): string | null | undefined {
  if (text.trim() === '') return null
  const amount = wireAmountOf(text)
  return amount === undefined || parseAmount(amount) === 0n ? undefined : amount
}

function stepOf({ direction, unit, size }: RuleDraft): PriceRule['step'] | null {
  // Cleaning would make 15 of `1,5`, and 5 of `-5`.
  const amount = /^\d+(\.\d{0,2})?$/.test(halfWidth(size).trim()) ? wireAmountOf(size) : undefined
  if (amount === undefined) return null
  // Two decimals make hundredths, both of a percent and of a yuan.
  const hundredths = parseAmount(amount)
  const signed = direction === 'under' ? -hundredths : hundredths
  if (unit === 'amount') return { unit, amount: formatAmount(signed) }
  return signed < stepBounds.min || signed > stepBounds.max ? null : { unit, basis_points: Number(signed) }
}
