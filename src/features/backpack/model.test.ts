import { expect, test } from 'vitest'
import { backpackState } from '#contract/inventory.ts'
import { stateNames, stateTones } from './describe-state.ts'

test('S2.7 every state of an item has its words and its colour', () => {
  for (const state of backpackState.options) {
    expect(stateNames[state]()).not.toBe('')
    expect(stateTones[state]).toBeDefined()
  }
})
