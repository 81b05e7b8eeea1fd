import { describe, expect, test } from 'vitest'
import type { SellingItem } from '../model.ts'
import { permilleOf, priceAfter, repriced } from './reprice.ts'

const bounds = { price_min: '0.10', price_max: '1000.00' }
const item = (price: string, reference_price: string | null, highest_purchase_price: string | null = null) =>
  ({ listing: { price }, reference_price, highest_purchase_price }) as SellingItem

describe('S1.5 a change of many prices', () => {
  test.each([
    ['9.99', -50, '9.49'],
    ['9.99', 25, '10.23'],
    ['0.11', -500, '0.10'],
    ['999.00', 100, '1000.00'],
  ])('%s changed by %d tenths of a percent is %s, rounded down and within the bounds', (price, permille, after) => {
    expect(priceAfter(price, { kind: 'percent', permille }, bounds)).toBe(after)
  })

  test('one price is the same for all of them', () => {
    const plan = repriced([item('9.00', null), item('12.00', null)], { kind: 'price', price: '10.00' }, bounds)
    expect(plan.map(({ price }) => price)).toEqual(['10.00', '10.00'])
  })

  test('a price far under its reference says how far', () => {
    const plan = repriced(
      [item('10.00', '10.00'), item('10.00', '7.10'), item('10.00', null)],
      { kind: 'price', price: '5.00' },
      bounds,
    )
    expect(plan.map(({ farUnder }) => farUnder)).toEqual([50, null, null])
  })

  test('a price under the highest purchase order names what that pays', () => {
    const items = [item('9.00', null, '5.01'), item('9.00', null, '5.00'), item('9.00', null, '14.00')]
    const plan = repriced(items, { kind: 'price', price: '5.00' }, bounds)
    expect(plan.map(({ wanted }) => wanted)).toEqual(['5.01', null, '14.00'])
  })

  test.each([
    ['-5', -50],
    ['−2.5 %', -25],
    ['+3', 30],
    ['10', 100],
    ['0', undefined],
    ['-100', undefined],
    ['5.55', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('%s is %s tenths of a percent', (text, permille) => {
    expect(permilleOf(text)).toBe(permille)
  })
})
