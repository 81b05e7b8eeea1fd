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
] as const)('S2.7 an item that is %s leads to %s', (state, path, rest) => {
  expect(placeOf({ state, asset_id: '7', sale_order_id: null })).toEqual({ path, rest })
})

test.each(['reserved', 'in_order'] as const)('S2.7 an item that is %s leads to its order', (state) => {
  expect(placeOf({ state, asset_id: '7', sale_order_id: '9' })).toEqual({ path: '/sale/to_delivery', rest: '/9' })
})

test('S2.7 an item that was sold leads nowhere', () => {
  expect(placeOf({ state: 'sold', asset_id: '7', sale_order_id: null })).toBeUndefined()
})
