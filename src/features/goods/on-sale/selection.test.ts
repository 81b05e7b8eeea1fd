import { expect, test } from 'vitest'
import { repriced, toggleListing, totalOf } from './selection.ts'

const listing = (listing_id: string, price = '10.00') => ({ listing_id, price })

test('S1.2 a listing is chosen and let go again', () => {
  const one = toggleListing(new Map(), listing('7'), 50)
  expect([...one]).toEqual([['7', '10.00']])
  expect(toggleListing(one, listing('7'), 50).size).toBe(0)
})

test('a full selection takes no more, but still lets go', () => {
  const full = toggleListing(new Map(), listing('7'), 1)
  expect([...toggleListing(full, listing('8'), 1).keys()]).toEqual(['7'])
  expect(toggleListing(full, listing('7'), 1).size).toBe(0)
})

test('chosen listings have the prices of now, those out of sight their last known one', () => {
  const chosen = new Map([
    ['7', '10.00'],
    ['8', '20.00'],
  ])
  expect([...repriced(chosen, [listing('7', '11.50')])]).toEqual([
    ['7', '11.50'],
    ['8', '20.00'],
  ])
})

test('S1.2 the running total is exact', () => {
  expect(totalOf(['0.10', '0.20'])).toBe('0.30')
  expect(totalOf(['9007199254740.99', '0.02'])).toBe('9007199254741.01')
  expect(totalOf([])).toBe('0.00')
})
