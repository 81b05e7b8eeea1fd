import { expect, test } from 'vitest'
import { describeRecord, recordLines } from './describe-record.ts'

const none = { late: 0, declined: 0, reversed: 0, undone: 0, is_partial: false }

test('S1.6 a record in one line has what went well, then the failures that there were', () => {
  const record = { ...none, delivered: 1240, late: 3, reversed: 1 }
  expect(describeRecord({ role: 'seller', record })).toBe('Delivered 1,240 · Not sent in time 3 · Reversed by them 1')
})

test('S1.6 a record without failures says so', () => {
  expect(describeRecord({ role: 'buyer', record: { paid: 2, ...none } })).toBe('Paid 2 · none failed')
})

test('S1.6 who has never traded is not called reliable, and one who has only failed is not called new', () => {
  expect(describeRecord({ role: 'seller', record: { delivered: 0, ...none } })).toBe('No trades')
  const record = { delivered: 0, ...none, late: 1 }
  expect(describeRecord({ role: 'seller', record })).toBe('Delivered 0 · Not sent in time 1')
})

test('S1.6 in full every count is there, zeros too', () => {
  const lines = recordLines({ role: 'buyer', record: { ...none, paid: 5, late: 1, declined: 2, undone: 3 } })
  expect(lines.map(({ count }) => count)).toEqual([5, 1, 2, 0, 3])
})

test('S1.6 a record that does not reach back over all the days says what it covers', () => {
  const record = { ...none, delivered: 4990, is_partial: true }
  expect(describeRecord({ role: 'seller', record })).toBe('Delivered 4,990 · none failed · newest 5,000 orders only')
})
