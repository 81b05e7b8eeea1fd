import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { applyPriceRule, type BasePrices } from './apply-price-rule.ts'
import { keptPriceRule, type PriceRule, priceRule } from './price-rule.ts'
import { priceBases, priceEndings } from './words.ts'

const bounds = { min: 2n, max: 1_000_000_000n }
const none: BasePrices = {
  lowest: null,
  lowest_same_wear: null,
  highest_purchase: null,
  median_7d: null,
  nth_cheapest: null,
}
const onePercentUnder = { unit: 'percent', basis_points: -100 } as const
const rule = (given: Partial<PriceRule>) => priceRule.parse({ base: 'lowest', step: onePercentUnder, ...given })
const priceOf = (given: Partial<PriceRule>, bases: Partial<BasePrices>) =>
  applyPriceRule(rule(given), { ...none, ...bases }, bounds)

describe('S1.5 what a price rule comes to', () => {
  test('one percent under the lowest, a fraction of a fen dropped', () => {
    expect(priceOf({}, { lowest: 99_99n })).toEqual({
      price: 98_99n,
      base: 'lowest',
      basePrice: 99_99n,
      limitedBy: null,
      isRounded: false,
    })
  })

  test('a step of an amount, over the base', () => {
    expect(priceOf({ step: { unit: 'amount', amount: '0.50' } }, { lowest: 10_00n })).toMatchObject({ price: 10_50n })
  })

  test('the fallback where the base has no price, and no price where neither has', () => {
    const asked = { base: 'lowest_same_wear', fallback: 'median_7d' } as const
    expect(priceOf(asked, { median_7d: 50_00n, lowest: 1_00n })).toMatchObject({ price: 49_50n, base: 'median_7d' })
    expect(priceOf(asked, { lowest: 1_00n })).toEqual({ price: null, reason: 'no_base' })
  })

  test.each([
    [{ floor: '80.00' }, 50_00n, { price: 80_00n, limitedBy: 'floor' }],
    [{ ceiling: '40.00' }, 50_00n, { price: 40_00n, limitedBy: 'ceiling' }],
    [{ ending: '99' }, 50_00n, { price: 48_99n, isRounded: true, limitedBy: null }],
    [{ ending: '00' }, 50_00n, { price: 49_00n, isRounded: true }],
    // Rounding down would breach the floor, so it rounds up.
    [{ ending: '99', floor: '49.20' }, 50_00n, { price: 49_99n, limitedBy: null }],
    [{ ending: '99', floor: '49.20', ceiling: '49.80' }, 50_00n, { price: null, reason: 'no_ending' }],
    // An ending that costs more than a twentieth of the price is left out.
    [{ ending: '99' }, 2_00n, { price: 1_98n, isRounded: false }],
    [{ ending: '99' }, 20_00n, { price: 18_99n, isRounded: true }],
    [{ ending: '00', floor: '1.00', ceiling: '1.50' }, 1_20n, { price: 1_18n, isRounded: false }],
    [{}, 2n, { price: null, reason: 'out_of_bounds' }],
    [{ step: { unit: 'amount', amount: '-60.00' } }, 50_00n, { price: null, reason: 'out_of_bounds' }],
  ] satisfies [Partial<PriceRule>, bigint, object][])('%j of %d', (given, lowest, expected) => {
    expect(priceOf(given, { lowest })).toMatchObject(expected)
  })

  test('a floor above the ceiling is refused, and a rule that is kept without a floor', () => {
    expect(priceRule.safeParse({ ...rule({}), floor: '2.00', ceiling: '1.99' }).success).toBe(false)
    expect(keptPriceRule.safeParse(rule({})).success).toBe(false)
    expect(keptPriceRule.safeParse(rule({ floor: '1.00' })).success).toBe(true)
  })
})

describe('S1.5 whatever the rule and the market', () => {
  const fen = (max: number) => fc.integer({ min: 1, max }).map(BigInt)
  const someBase = fc.constantFrom(...priceBases)
  const anyRule = fc
    .record({
      base: someBase,
      fallback: fc.option(someBase),
      step: fc.oneof(
        fc.record({ unit: fc.constant('percent' as const), basis_points: fc.integer({ min: -9_000, max: 90_000 }) }),
        fc.record({
          unit: fc.constant('amount' as const),
          amount: fc.integer({ min: -9_999, max: 9_999 }).map((by) => formatAmount(BigInt(by))),
        }),
      ),
      limits: fc.tuple(fc.option(fen(20_000)), fc.option(fen(20_000))),
      ending: fc.constantFrom(...priceEndings),
    })
    .map(({ limits: [one, other], ...rest }) => {
      const [floor, ceiling] = one !== null && other !== null && one > other ? [other, one] : [one, other]
      return priceRule.parse({
        ...rest,
        floor: floor && formatAmount(floor),
        ceiling: ceiling && formatAmount(ceiling),
      })
    })
  const anyBase = fc.option(fen(30_000))
  const anyBases: fc.Arbitrary<BasePrices> = fc.record({
    lowest: anyBase,
    lowest_same_wear: anyBase,
    highest_purchase: anyBase,
    median_7d: anyBase,
    nth_cheapest: anyBase,
  })

  test('never under the floor, over the ceiling or out of bounds, with the ending unless far from it, the same each time', () => {
    fc.assert(
      fc.property(anyRule, anyBases, (asked, bases) => {
        const answer = applyPriceRule(asked, bases, bounds)
        expect(applyPriceRule(asked, bases, bounds)).toEqual(answer)
        const { price } = answer
        if (price === null) return
        if (asked.floor !== null) expect(price).toBeGreaterThanOrEqual(parseAmount(asked.floor))
        if (asked.ceiling !== null) expect(price).toBeLessThanOrEqual(parseAmount(asked.ceiling))
        expect(price).toBeGreaterThanOrEqual(bounds.min)
        const exact = applyPriceRule({ ...asked, ending: 'none' }, bases, bounds).price!
        if (asked.ending !== 'none' && exact >= 20_00n)
          expect(formatAmount(price).endsWith(`.${asked.ending}`)).toBe(true)
        expect(Math.abs(Number(price - exact)) / Number(exact)).toBeLessThanOrEqual(0.05)
      }),
      { numRuns: 2_000 },
    )
  })
})
