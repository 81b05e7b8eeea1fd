import { expect, test } from 'vitest'
import { backpackState } from '#contract/inventory.ts'
import { stateNames, stateTones } from './describe-state.ts'
import { gainOf } from './model.ts'

test('S2.7 every state of an item has its words and its colour', () => {
  for (const state of backpackState.options) {
    expect(stateNames[state]()).not.toBe('')
    expect(stateTones[state]).toBeDefined()
  }
})

test('S2.7 an item is compared with what was paid for it', () => {
  expect(gainOf({ price: '100.00', reference_price: '125.00' })).toBe(25)
  expect(gainOf({ price: '100.00', reference_price: null })).toBeNull()
  expect(gainOf({ price: '0.00', reference_price: '1.00' })).toBeNull()
})
