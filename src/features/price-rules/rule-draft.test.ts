import { describe, expect, test } from 'vitest'
import { priceRule } from '#contract/price-rules/price-rule.ts'
import { draftOf, newRuleDraft, type RuleDraft, ruleOf } from './rule-draft.ts'

describe('S1.5 a rule that is typed', () => {
  test.each([
    [{}, { unit: 'percent', basis_points: -100 }],
    [
      { size: '1.5', direction: 'over' },
      { unit: 'percent', basis_points: 150 },
    ],
    [{ size: ' １。5' }, { unit: 'percent', basis_points: -150 }],
    [
      { size: '0.5', unit: 'amount' },
      { unit: 'amount', amount: '-0.50' },
    ],
    [{ size: '0' }, { unit: 'percent', basis_points: -0 }],
  ] as const)('%j', (given, step) => {
    const made = ruleOf({ ...newRuleDraft, ...given }, false)
    expect(made).toMatchObject({ rule: { fallback: 'median_7d', floor: null } })
    const { rule } = made as Extract<typeof made, { rule: unknown }>
    expect(rule.step.unit).toBe(step.unit)
    expect(Object.values(rule.step).map(String)).toEqual(Object.values(step).map(String))
    expect(priceRule.parse(rule)).toEqual(rule)
    expect(ruleOf(draftOf(rule), false)).toEqual({ rule })
  })

  test.each([
    [{ size: '' }, false, ['size']],
    [{ size: '95' }, false, ['size']],
    [{ size: '1,5' }, false, ['size']],
    [{ size: '0，5', unit: 'amount' }, false, ['size']],
    [{ size: '-5' }, false, ['size']],
    [{ base: 'nth_cheapest', nth: '1' }, false, ['nth']],
    [{ fallback: 'nth_cheapest', nth: '51' }, false, ['nth']],
    [{ floor: '0' }, false, ['floor']],
    [{}, true, ['floor']],
    [{ floor: '9', ceiling: '8.99' }, true, ['ceiling']],
  ] satisfies [Partial<RuleDraft>, boolean, string[]][])('%j (kept: %j) lacks %j', (given, isKept, problems) => {
    expect(ruleOf({ ...newRuleDraft, ...given }, isKept)).toEqual({ problems })
  })

  test.each(['1', '', 'x'])('a place among the cheapest of “%s” is no mistake in a rule without one', (nth) => {
    expect(ruleOf({ ...newRuleDraft, nth }, false)).toEqual(ruleOf(newRuleDraft, false))
  })
})
