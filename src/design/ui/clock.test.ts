import { expect, it } from 'vitest'
import { countdownParts } from './clock.ts'

it.each([
  [0, 0, '00:00'],
  [-5, 0, '00:00'],
  [59.9, 0, '00:59'],
  [3599, 0, '59:59'],
  [42_128, 0, '11:42:08'],
  [86_400, 1, '00:00:00'],
  [7 * 86_400 - 1, 6, '23:59:59'],
])('%d seconds are %i days and %s', (left, days, clock) => {
  expect(countdownParts(left)).toEqual({ days, clock })
})
