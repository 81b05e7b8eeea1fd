import { expect, test } from 'vitest'
import { createSelection } from '#features/trading/selection/selection-store.ts'
import { listingsRequestOf } from '../model.ts'
import { readingOf } from './use-batch.ts'

const request = listingsRequestOf('abcdefghijk', {})
const whole = { isFetching: false, isError: false, isPlaceholderData: false, hasNextPage: false }

const both = [
  ['7', '1.00'],
  ['8', '2.00'],
] as const

/** What remains selected of two listings of which a list that is read anew shows but one, by default the first. */
function leftAfter(query: typeof whole, asked = request, barred: string[] = [], shown = both.slice(0, 1)) {
  const store = createSelection<string>()
  store.show(both, [], readingOf(whole, request))
  store.add(both)
  store.show(shown, barred, readingOf(query, asked))
  return [...store.chosen().rows.keys()]
}

test('S1.2 what has left the whole list of a goods is no longer selected', () => {
  expect(leftAfter(whole)).toEqual(['7'])
})

test('S1.2 a listing that may have moved to another page, or that another list does not show, stays selected', () => {
  expect(leftAfter({ ...whole, hasNextPage: true })).toEqual(['7', '8'])
  expect(leftAfter({ ...whole, hasNextPage: true }, request, [], both.slice(1)), 'at a higher price').toHaveLength(2)
  expect(leftAfter(whole, { ...request, cursor: 'abc' })).toEqual(['7', '8'])
  expect(leftAfter(whole, { ...request, wear_max: 0.1 })).toEqual(['7', '8'])
  expect(leftAfter({ ...whole, isFetching: true })).toEqual(['7', '8'])
  expect(leftAfter({ ...whole, isPlaceholderData: true })).toEqual(['7', '8'])
  expect(leftAfter({ ...whole, isError: true })).toEqual(['7', '8'])
})

test('S1.1 S1.2 what is told to be gone is no longer selected, wherever it would be', () => {
  expect(leftAfter({ ...whole, hasNextPage: true }, request, ['8'])).toEqual(['7'])
})
