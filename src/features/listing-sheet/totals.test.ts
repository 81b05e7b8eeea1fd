import { describe, expect, test } from 'vitest'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import type { SheetRow } from './rows.ts'
import { askedOf, pricedOf, type Priced, totalsOf } from './totals.ts'

const terms = { fee_basis_points: 250, price_min: '0.02', price_max: '1000.00' }
const rowOf = (id: string, facts: Partial<SheetRow> = {}): SheetRow => ({
  id,
  items: [itemOf({ asset_id: id, goods_id: `aaaaaaaaaa${id}` })],
  reference: null,
  suggested: null,
  lowest: null,
  wanted: null,
  high: null,
  ...facts,
})
const three = [itemOf({ asset_id: '1' }), itemOf({ asset_id: '2' }), itemOf({ asset_id: '3' })] as const
const priced = (price: string, facts: Partial<SheetRow>, id = '1'): Priced => ({ row: rowOf(id, facts), price })

describe('S1.5 what a listing comes to', () => {
  test('a stack counts with its quantity; lines without a price are left out, those out of bounds are told', () => {
    const rows = [rowOf('1', { items: three }), rowOf('4'), rowOf('5'), rowOf('6')]
    const found = pricedOf(
      rows,
      new Map([
        ['1', '9.99'],
        ['4', ''],
        ['5', '1000.01'],
        ['6', '0'],
      ]),
      terms,
    )
    expect(found).toMatchObject({ count: 3, unpriced: 1, refused: 2 })
  })

  test('the fee of each item is rounded by itself: three of ¥9.99 are not one of ¥29.97', () => {
    expect(totalsOf([priced('9.99', { items: three })], terms.fee_basis_points)).toEqual({
      price: '29.97',
      net: '29.22',
      fee: '0.75',
    })
    expect(totalsOf([], terms.fee_basis_points)).toEqual({ price: '0.00', net: '0.00', fee: '0.00' })
  })
})

test('S1.5 a stack is judged by its quantity and the prices of its line', () => {
  const [asked] = askedOf([priced('5.00', { items: three, reference: '10.00', wanted: '6.00', high: '9.00' })])
  expect(asked).toMatchObject({ id: '1', price: '5.00', reference: '10.00', wanted: '6.00', high: '9.00', quantity: 3 })
})
