import { expect, test, vi } from 'vitest'
import type { Entry } from './selection.ts'
import { createSelection } from './selection-store.ts'

const shown: Entry<string>[] = ['7', '8', '9', '10'].map((id) => [id, `${id}.00`])

function begin(max?: number) {
  const store = createSelection<string>(max)
  store.show(shown)
  return { store, ids: () => [...store.chosen().rows.keys()] }
}

test('S1.5 shift takes everything from the row that was taken last', () => {
  const { store, ids } = begin()
  store.select('8')
  store.select('10', true)
  expect(ids()).toEqual(['8', '9', '10'])
  store.select('7', true)
  expect(ids(), 'from the end of the last stretch').toEqual(['8', '9', '10', '7'])
  store.select('99')
  expect(ids(), 'what the list does not show is no row to be taken').toHaveLength(4)
})

test('S1.5 it is everything that matches a filter until a row is selected by itself, or no longer', () => {
  const { store } = begin()
  const all = { filter: 'knives', ids: new Set(['7', '8', '9', '10']) }
  store.add(shown, 'knives')
  expect(store.chosen().all).toEqual(all)
  store.show(shown.slice(0, 2))
  expect(store.chosen(), 'whatever the list shows meanwhile').toEqual({ all, rows: new Map(shown) })
  store.select('7')
  expect(store.chosen().all).toBeNull()
  store.add(shown, 'knives')
  store.drop(['8'])
  expect(store.chosen().all).toBeNull()
})

test('S1.5 what the list shows as no longer selectable leaves the selection; what it does not show stays', () => {
  const { store, ids } = begin()
  store.add(shown)
  store.show([['9', '9.50']], ['7', '8'])
  expect(ids()).toEqual(['9', '10'])
  store.show([], ['9', '10'])
  expect(store.chosen()).toEqual({ rows: new Map(), all: null })
})

test('S1.5 what has left the list since it was read leaves the selection; what another filter hides stays', () => {
  const { store, ids } = begin()
  const part = { key: 'all', isWhole: false }
  store.show(shown, [], part)
  store.add(shown)
  store.show(shown.slice(1), [], { ...part, key: undefined })
  expect(ids(), 'half of it may still be on its way').toEqual(['7', '8', '9', '10'])
  store.show(shown.slice(1, 2), [], { key: 'knives', isWhole: true })
  expect(ids()).toEqual(['7', '8', '9', '10'])
  store.show(shown.slice(1, 3), [], part)
  expect(ids(), 'the last one may be on the next page').toEqual(['8', '9', '10'])
  store.show(shown.slice(1), [], part)
  store.show([], [], { ...part, isWhole: true })
  expect(ids()).toEqual([])
})

test('S1.5 who follows it hears of every change, and it has a new answer each time alone', () => {
  const { store } = begin(3)
  const hear = vi.fn()
  const leave = store.subscribe(hear)
  const before = store.chosen()
  expect(store.chosen(), 'nothing has changed').toBe(before)
  store.add(shown)
  expect(store.chosen().rows.size, 'as far as there is room').toBe(3)
  store.show([['7', '11.50']])
  expect(store.chosen().rows.get('7'), 'as the list knows it now').toBe('11.50')
  store.clear()
  expect(hear).toHaveBeenCalledTimes(3)
  store.show(shown)
  expect(hear, 'an empty one has nothing to be told of other rows').toHaveBeenCalledTimes(3)
  leave()
  store.select('7')
  expect(hear).toHaveBeenCalledTimes(3)
})
