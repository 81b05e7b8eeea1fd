import { expect, test } from 'vitest'
import { knownFilter } from '../../../../tests/setup/known-filter.ts'
import type { MarketFilter } from '../model.ts'
import { countsRequestOf, shownCounts } from './filter-counts.ts'

const counts: MarketFilter = {
  ...knownFilter,
  listings: { ...knownFilter.listings, total: 7, exteriors: { fn: 7 }, weapons: { ak47: 3 } },
}

test('S1.1 an order and a place in the list change no counts', () => {
  expect(countsRequestOf({ sort: 'price_asc', cursor: 'x' }, knownFilter)).toBeNull()
  expect(countsRequestOf({ level: 'listings', sort: 'wear_asc' }, knownFilter)).toBeNull()
})

test('S1.1 S3.10 the counts follow every filter', () => {
  expect(countsRequestOf({ exteriors: ['fn'], price_max: '5.00' }, knownFilter)).toEqual({
    exteriors: ['fn'],
    price_max: '5.00',
  })
  expect(countsRequestOf({ exteriors: ['fn'], wear_max: 0.02, has_charm: 'no' }, knownFilter)).toEqual({
    exteriors: ['fn'],
    wear_max: 0.02,
    has_charm: false,
  })
})

test('S3.10 prices are meant for single items where these are listed', () => {
  expect(countsRequestOf({ level: 'listings', price_max: '5.00' }, knownFilter)).toEqual({
    level: 'listings',
    price_max: '5.00',
  })
})

test('S3.10 single items are counted where they are listed', () => {
  const { options, isCounted } = shownCounts(knownFilter, counts, { wear_max: 0.02 })
  expect(isCounted).toBe(true)
  expect(options.exteriors.map(({ key, count }) => [key, count])).toEqual([
    ['fn', 7],
    ['ft', 0],
  ])
  expect(options.categories[0]!.weapons.map(({ count }) => count)).toEqual([3, 0])
})

test('S3.10 without an answer, or where too many match, single items have no counts', () => {
  const tooMany = { ...counts, listings: { ...counts.listings, is_counted: false } }
  expect(shownCounts(knownFilter, undefined, { wear_max: 0.02 }).isCounted).toBe(false)
  expect(shownCounts(knownFilter, tooMany, { wear_max: 0.02 }).isCounted).toBe(false)
  expect(shownCounts(knownFilter, counts, { sort: 'fade_desc' }).isCounted).toBe(false)
})
