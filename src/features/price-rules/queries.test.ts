import { expect, test } from 'vitest'
import { rulesInterval, type KeptRule } from './queries.ts'

const kept: KeptRule = {
  rule_id: '1',
  name: 'One fen under',
  rule: {
    base: 'lowest',
    fallback: null,
    nth: 1,
    step: { unit: 'amount', amount: '-0.01' },
    floor: '1.00',
    ceiling: null,
    ending: 'none',
  },
  is_paused: false,
  updated_at: 1,
  listing_count: 2,
  outcomes: [{ outcome: 'repriced', count: 2 }],
}

test('S1.5 what a rule does with listings that it was just put on is asked for every two seconds', () => {
  expect(rulesInterval([kept])).toBe(30_000)
  expect(rulesInterval([kept, { ...kept, listing_count: 3 }])).toBe(2_000)
  expect(rulesInterval([{ ...kept, is_paused: true, outcomes: [] }])).toBe(30_000)
  expect(rulesInterval()).toBe(30_000)
})
