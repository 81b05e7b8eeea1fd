import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPrice, priceBounds } from '#contract/price-bounds.ts'
import { amountDue, boundsOf, suggestPrices } from './rules.ts'

describe('S1.4 what may be offered', () => {
  test.each([
    [100_00n, 80, { lowest: 80_00n, highest: 99_99n }],
    [128_50n, 50, { lowest: 64_25n, highest: 128_49n }],
    [10n, 85, { lowest: 9n, highest: 9n }],
    [3n, 50, { lowest: 2n, highest: 2n }],
    [3n, 33, { lowest: 2n, highest: 2n }],
    [2n, 50, null],
    [1n, 1, null],
    [10n, 99, null],
  ])('%s fen at %s percent', (price, percent, bounds) => {
    expect(boundsOf(price, percent)).toEqual(bounds)
  })

  test('the lowest offer is the first that reaches the percentage and leaves the seller something', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, priceBounds.max), fc.integer({ min: 1, max: 99 }), (price, percent) => {
        const bounds = boundsOf(price, percent)
        const reaches = (offer: bigint) => isPrice(offer) && offer * 100n >= price * BigInt(percent)
        if (!bounds) return !reaches(price - 1n)
        return reaches(bounds.lowest) && !reaches(bounds.lowest - 1n) && bounds.lowest <= bounds.highest
      }),
    )
  })

  test('every suggestion can be offered, and none twice', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 1, max: 99 }), (price, percent) => {
        const bounds = boundsOf(price, percent)
        if (!bounds) return
        const suggested = suggestPrices(price, bounds)
        expect(suggested.length).toBeGreaterThan(0)
        expect(new Set(suggested).size).toBe(suggested.length)
        expect(suggested.toSorted((a, b) => (a > b ? -1 : 1))).toEqual(suggested)
        for (const offer of suggested) expect(offer >= bounds.lowest && offer <= bounds.highest).toBe(true)
      }),
    )
  })

  test('suggestions are prices that people would name', () => {
    expect(suggestPrices(1_283_00n, boundsOf(1_283_00n, 50)!)).toEqual([1_240_00n, 1_210_00n, 1_150_00n, 1_090_00n])
  })
})

test('S1.4 what is due is the price, then the difference to the counter, then nothing', () => {
  const bargain = { price: 80_00n, counterPrice: null }
  expect(amountDue({ ...bargain, state: 'awaiting_payment' })).toBe(80_00n)
  expect(amountDue({ ...bargain, state: 'open' })).toBeNull()
  expect(amountDue({ ...bargain, state: 'countered', counterPrice: 90_00n })).toBe(10_00n)
  expect(amountDue({ ...bargain, state: 'accepted', counterPrice: 90_00n })).toBeNull()
})
