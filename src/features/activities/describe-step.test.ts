import { expect, test } from 'vitest'
import { describeReached, describeStep } from './describe-step.ts'

const step = { kind: 'buy', goal: '3', reached: '1', is_done: false } as const

test('S1.13 a step says what is to be done, and how far somebody has come', () => {
  expect(describeStep(step)).toBe('Buy 3 items')
  expect(describeReached(step)).toBe('1 of 3')
  expect(describeStep({ ...step, goal: '1' })).toBe('Buy an item')
  const recharge = { kind: 'recharge', goal: '100.00', reached: '60.00', is_done: false } as const
  expect(describeStep(recharge)).toBe('Recharge ¥100.00')
  expect(describeReached(recharge)).toBe('¥60.00 of ¥100.00')
})

test.each([
  ['a visitor', { ...step, reached: null }],
  ['a step that is done', { ...step, is_done: true }],
  ['a step of one go', { ...step, goal: '1', reached: '0' }],
])('S1.13 of %s there is no progress to tell', (_who, one) => {
  expect(describeReached(one)).toBeUndefined()
})
