import { describe, expect, test } from 'vitest'
import { warningsOf } from '#features/trading/price/price-warnings.ts'
import type { SellingItem } from '../model.ts'
import { permilleOf, priceAfter, repriced, stepOf } from './reprice.ts'

const terms = { fee_basis_points: 250, price_min: '0.10', price_max: '1000.00' }
const item = (price: string, reference_price: string | null, highest_purchase_price: string | null = null) =>
  ({ listing: { price }, reference_price, highest_purchase_price }) as SellingItem

describe('S1.5 a change of many prices', () => {
  test.each([
    ['9.99', -50, '9.49'],
    ['9.99', 25, '10.23'],
    ['9.99', 0, '9.99'],
  ])('%s changed by %d tenths of a percent is %s, rounded down', (price, permille, after) => {
    expect(priceAfter(price, { kind: 'percent', permille })).toBe(after)
  })

  test.each([
    [-500, '0.20', '0.10', false],
    [-500, '0.19', '0.19', true],
    [1000, '500.00', '1000.00', false],
    [1000, '500.01', '500.01', true],
  ])('changed by %d tenths of a percent, %s becomes %s; refused: %s', (permille, before, price, isRefused) => {
    const plan = repriced([item(before, null)], { kind: 'percent', permille }, terms)
    expect(plan).toMatchObject([{ price, isRefused }])
  })

  test.each([
    ['0.10', { kind: 'price', price: '0.10' }],
    ['1000', { kind: 'price', price: '1000.00' }],
    ['0.09', 'refused'],
    ['0', 'refused'],
    ['1000.01', 'refused'],
    ['99999999999999', 'refused'],
    ['', undefined],
    ['.', undefined],
  ])('the one price "%s" is %o', (text, step) => {
    expect(stepOf('price', text, terms)).toEqual(step)
  })

  test.each([
    ['-5', { kind: 'percent', permille: -50 }],
    ['0', { kind: 'percent', permille: 0 }],
    ['-99.9', { kind: 'percent', permille: -999 }],
    ['999.9', { kind: 'percent', permille: 9999 }],
    ['-100', 'refused'],
    ['1000', 'refused'],
    ['5.55', 'refused'],
    ['abc', 'refused'],
    ['', undefined],
    [' ', undefined],
    ['-', undefined],
  ])('the change in percent "%s" is %o', (text, step) => {
    expect(stepOf('percent', text, terms)).toEqual(step)
  })

  test('one price is the same for all of them', () => {
    const plan = repriced([item('9.00', null), item('12.00', null)], { kind: 'price', price: '10.00' }, terms)
    expect(plan.map(({ price }) => price)).toEqual(['10.00', '10.00'])
  })

  test('each price is judged by the reference and the highest purchase order of its own item', () => {
    const items = [item('9.00', '10.00', '5.01'), item('9.00', null, '14.00')]
    const plan = repriced(items, { kind: 'price', price: '5.00' }, terms)
    expect(plan.map((one) => warningsOf(one))).toEqual([
      [
        { kind: 'far_under', percent: 50 },
        { kind: 'under_wanted', wanted: '5.01' },
      ],
      [{ kind: 'under_wanted', wanted: '14.00' }],
    ])
  })

  test.each([
    ['-5', -50],
    ['−2.5 %', -25],
    ['+3', 30],
    ['10', 100],
    ['7.', 70],
    ['0', 0],
    ['-100', undefined],
    ['5.55', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('%s is %s tenths of a percent', (text, permille) => {
    expect(permilleOf(text)).toBe(permille)
  })
})
