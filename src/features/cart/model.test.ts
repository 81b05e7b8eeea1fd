import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { QuoteItem } from '#features/checkout/model.ts'
import type { CallExtra } from '#lib/calls/call-result.ts'
import { isGone, outcomesOf, priceMove, refusedItems } from './model.ts'

test('S1.2 a price that has moved says by how much and which way, as long as it matters', () => {
  expect(priceMove({ state: 'available', price_then: '2.00', price: '9.99' })).toBe('7.99')
  expect(priceMove({ state: 'reserved', price_then: '9.99', price: '2.00' })).toBe('-7.99')
  expect(priceMove({ state: 'available', price_then: '2.00', price: '2.00' })).toBeNull()
  expect(priceMove({ state: 'gone', price_then: '2.00', price: '9.99' })).toBeNull()
})

test('S1.2 own and ended listings count as gone, those that may come back do not', () => {
  const states = ['available', 'own', 'seller_offline', 'reserved', 'gone'] as const
  expect(states.filter((state) => isGone({ state }))).toEqual(['own', 'gone'])
})

const item = (listing_id: string, is_available = true) =>
  ({ listing_id, price: '1.00', goods_info: { name: `Item ${listing_id}` }, is_available }) as QuoteItem

test('S1.2 each item has its outcome, what was ordered first, and what was gone before its own words', () => {
  const told = [
    { listing_id: '1', code: codes.listingGone, message: 'Somebody was faster' },
    { listing_id: '2', code: 0, message: '' },
  ]
  const outcomes = outcomesOf([item('1'), item('2'), item('3', false)], told, 'No longer on sale')
  expect(outcomes.map(({ id, name, isOrdered, message }) => [id, name, isOrdered, message])).toEqual([
    ['2', 'Item 2', true, ''],
    ['1', 'Item 1', false, 'Somebody was faster'],
    ['3', 'Item 3', false, 'No longer on sale'],
  ])
})

test('S1.2 an order of which nothing came has its reasons in the refusal, and a ban has none', () => {
  const items = [{ listing_id: '1', order_id: null, code: codes.priceChanged, message: 'The price has changed' }]
  const refusal = { kind: 'business' as const, code: codes.priceChanged, message: 'The price has changed' }
  expect(refusedItems({ ...refusal, extra: { items } as unknown as CallExtra }, ['1'])).toEqual([
    { listing_id: '1', code: codes.priceChanged, message: 'The price has changed' },
  ])
  expect(refusedItems({ ...refusal, code: codes.purchaseBanned, extra: {} }, ['1'])).toBeNull()
})
