import { expect, test } from 'vitest'
import { proceedsOf } from './proceeds.ts'

test.each(['cancelled', 'refunded', 'reversed'] as const)(
  'S2.10 a sale that was %s brought nothing, on the page or in the file',
  (state) => {
    expect(proceedsOf(state, '97.50')).toBeNull()
  },
)

test('S2.10 any other sale has its fee and net', () => {
  expect(proceedsOf('completed', '97.50')).toBe('97.50')
  expect(proceedsOf('awaiting_delivery', null)).toBeNull()
})
