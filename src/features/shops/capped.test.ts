import { expect, test } from 'vitest'
import { capped } from './capped.ts'

test('S1.6 what is counted no further is said to be more', () => {
  expect([0, 1, 99, 100].map((count) => capped(count, 100))).toEqual(['0', '1', '99', '99+'])
  expect(capped(10_000, 10_000)).toBe('9,999+')
})
