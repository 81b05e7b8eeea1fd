import { expect, test } from 'vitest'
import { WEAR_BANDS, bandsWithin, exteriorOf, narrowRangesWithin, narrowWearRange } from './wear.ts'

test('every wear lies in exactly one band, borders in the upper one', () => {
  expect([0, 0.0699, 0.07, 0.1499, 0.15, 0.3799, 0.38, 0.4499, 0.45, 1].map(exteriorOf)).toEqual([
    'fn',
    'fn',
    'mw',
    'mw',
    'ft',
    'ft',
    'ww',
    'ww',
    'bs',
    'bs',
  ])
  expect(() => exteriorOf(1.01)).toThrow(RangeError)
  expect(() => exteriorOf(Number.NaN)).toThrow(RangeError)
})

test('bands meet without a gap from 0 to 1', () => {
  expect(WEAR_BANDS[0]?.min).toBe(0)
  expect(WEAR_BANDS.at(-1)?.max).toBe(1)
  WEAR_BANDS.slice(1).forEach((band, index) => expect(band.min).toBe(WEAR_BANDS[index]?.max))
})

test('a range reaches only the bands it overlaps, cut to the range', () => {
  expect(bandsWithin(0.1, 0.7).map((band) => [band.key, band.min, band.max])).toEqual([
    ['mw', 0.1, 0.15],
    ['ft', 0.15, 0.38],
    ['ww', 0.38, 0.45],
    ['bs', 0.45, 0.7],
  ])
  expect(bandsWithin(0, 0.07).map((band) => band.key)).toEqual(['fn'])
  expect(bandsWithin(0, 0.08).map((band) => band.key)).toEqual(['fn', 'mw'])
})

test('narrow ranges of wear lie within one band each, and meet', () => {
  expect(narrowWearRange(0)).toEqual({ from: 0, below: 0.01 })
  expect(narrowWearRange(0.0699)).toEqual({ from: 0.04, below: 0.07 })
  expect(narrowWearRange(0.2134)).toEqual({ from: 0.21, below: 0.24 })
  expect(narrowWearRange(1)).toEqual({ from: 0.8, below: null })
  for (const { min } of WEAR_BANDS) expect(narrowWearRange(min).from).toBe(min)
  expect(() => narrowWearRange(Number.NaN)).toThrow(RangeError)
})

test('a range of wear is cut into narrow ones that fill it', () => {
  expect(narrowRangesWithin(0.065, 0.085)).toEqual([
    { from: 0.065, to: 0.07 },
    { from: 0.07, to: 0.08 },
    { from: 0.08, to: 0.085 },
  ])
  expect(narrowRangesWithin(0, 1)).toHaveLength(25)
  expect(narrowRangesWithin(0.5, 0.5)).toEqual([])
})
