import { expect, test } from 'vitest'
import { backpackState } from '#contract/backpack.ts'
import { stateNames, stateTones } from './describe-state.ts'
import { placeOf } from './model.ts'

test('S2.7 every state of an item has its words and its colour', () => {
  for (const state of backpackState.options) {
    expect(stateNames[state]()).not.toBe('')
    expect(stateTones[state]).toBeDefined()
  }
})

test.each([
  ['sellable', '/inventory/steam_inventory', '?item=7'],
  ['failed', '/sale/on_sale', ''],
] as const)('S2.7 an item that is %s leads to %s', (state, path, query) => {
  expect(placeOf({ state, asset_id: '7' })).toEqual({ path, query })
})

test('S2.7 an item that was sold leads nowhere', () => {
  expect(placeOf({ state: 'sold', asset_id: '7' })).toBeUndefined()
})
