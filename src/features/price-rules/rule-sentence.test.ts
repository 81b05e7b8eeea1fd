import { afterEach, expect, test } from 'vitest'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { ruleSentence } from './rule-sentence.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const rule = (given: Partial<PriceRule>): PriceRule => ({
  base: 'lowest_same_wear',
  fallback: null,
  nth: 2,
  step: { unit: 'percent', basis_points: -100 },
  floor: null,
  ceiling: null,
  ending: 'none',
  ...given,
})

test.each([
  [rule({ floor: '80.00' }), '1% under the lowest in the same wear range, never under ¥80.00.'],
  [
    rule({ base: 'nth_cheapest', nth: 3, step: { unit: 'amount', amount: '0.50' }, ceiling: '99.00', ending: '99' }),
    '¥0.50 over the no. 3 cheapest listing, never over ¥99.00, ending in .99.',
  ],
  [
    rule({ base: 'lowest', fallback: 'median_7d', step: { unit: 'percent', basis_points: 0 } }),
    'Same as the lowest listing (if there is none: the median of seven days).',
  ],
  [rule({ step: { unit: 'percent', basis_points: -150 } }), '1.5% under the lowest in the same wear range.'],
])('S1.5 a rule reads as a sentence', (given, sentence) => {
  expect(ruleSentence(given)).toBe(sentence)
})

test('S1.5 a rule reads as a sentence in Chinese, too', () => {
  overwriteGetLocale(() => 'zh-CN')
  expect(ruleSentence(rule({ floor: '80.00' }))).toBe('比同磨损区间最低价低 1%，不低于 ¥80.00。')
  expect(ruleSentence(rule({ fallback: 'lowest' }))).toBe('比同磨损区间最低价低 1%（没有时按最低在售价）。')
})
