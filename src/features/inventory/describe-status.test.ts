import { expect, test } from 'vitest'
import { inventoryItem } from '#contract/inventory.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { activeFilters } from './active-filters.ts'
import { failureWords, pastFailureWords, statusWords } from './describe-status.ts'
import type { ShownItem } from './model.ts'

const sample = sampleOf(inventoryItem) as ShownItem
const item: ShownItem = { ...sample, listing: { ...sample.listing!, price: '12.50', failure: null } }
const words = (change: Partial<ShownItem>) => statusWords({ ...item, ...change }, 'UTC')

test('S1.5 an item says how it stands: with its price on sale, with the time from which it can be sold when it is locked', () => {
  expect(words({ status: 'on_sale' })).toBe('On sale for ¥12.50')
  expect(words({ status: 'reserved' })).toBe('Being bought for ¥12.50')
  expect(words({ status: 'locked', tradable_at: 1_800_000_000 })).toBe('Can be sold from 15 Jan 2027, 08:00')
  expect(words({ status: 'locked', tradable_at: null })).toBe('Not tradable yet')
  expect(words({ status: 'in_order' })).toBe('In an order')
  expect(words({ status: 'gone' })).toBe('No longer in your inventory')
})

test('S1.5 a failed listing says why', () => {
  expect(failureWords({ listing: { ...item.listing!, failure: 'item_gone' } })).toContain('no longer in your inventory')
  expect(failureWords({ listing: null })).toBeUndefined()
})

test('S1.5 why a listing failed once is said of the past, as far as it is known', () => {
  expect(pastFailureWords('inventory_private')).toBe('Your inventory was private.')
  expect(pastFailureWords(null)).toBeUndefined()
  expect(pastFailureWords('something_new')).toBeUndefined()
})

test('S2.19 every filter that is set has a name, and a way to take it off', () => {
  const filters = activeFilters({ exterior: 'ft', price_min: '10.00', wear_max: 0.2, goods: 'tczgmdfx1yp' }, undefined)
  expect(filters.map(({ name }) => name)).toEqual(['One kind of item', 'Field-Tested', 'Reference ≥ ¥10', 'Wear ≤ 0.2'])
  expect(filters.at(-1)!.off).toEqual({ wear_min: undefined, wear_max: undefined })
  expect(activeFilters({ status: 'locked', keyword: 'x' }, undefined), 'these are seen on the page').toEqual([])
})
