import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import type { PriceBase } from '#contract/price-rules/words.ts'
import { formatMoney, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'

const baseNames: Record<PriceBase, (named: { nth: number }) => string> = {
  lowest: () => m.price_rules_base_lowest(),
  lowest_same_wear: () => m.price_rules_base_lowest_same_wear(),
  highest_purchase: () => m.price_rules_base_highest_purchase(),
  median_7d: () => m.price_rules_base_median_7d(),
  nth_cheapest: m.price_rules_base_nth_cheapest,
}

/** The base of a rule, within a sentence. */
export const baseName = (base: PriceBase, nth: number): string => baseNames[base]({ nth })

/** A rule in words: `1% under the lowest in the same wear range, never under ¥80.00.` */
export function ruleSentence(rule: PriceRule): string {
  const { fallback, floor, ceiling, ending, nth } = rule
  const parts = [
    stepPart(rule) + (fallback ? m.price_rules_fallback({ base: baseName(fallback, nth) }) : ''),
    floor && m.price_rules_floor({ amount: formatMoney(floor) }),
    ceiling && m.price_rules_ceiling({ amount: formatMoney(ceiling) }),
    ending !== 'none' && m.price_rules_ending({ digits: ending }),
  ]
  return parts.filter(Boolean).join(m.price_rules_between()) + m.price_rules_end()
}

function stepPart({ base, step, nth }: PriceRule): string {
  const measured = baseName(base, nth)
  const [isUnder, size] =
    step.unit === 'percent'
      ? [step.basis_points < 0, step.basis_points === 0 ? null : percentOf(Math.abs(step.basis_points))]
      : [step.amount.startsWith('-'), Number(step.amount) === 0 ? null : formatMoney(step.amount.replace('-', ''))]
  if (size === null) return m.price_rules_same({ base: measured })
  return isUnder
    ? m.price_rules_under({ step: size, base: measured })
    : m.price_rules_over({ step: size, base: measured })
}

/** Basis points as a percentage: 150 is `1.5%`. */
const percentOf = (basisPoints: number) => formatPercent(basisPoints / 10_000, 2)
