import { describe, expect, test } from 'vitest'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import type { SheetRow } from './rows.ts'
import { figuresOf, pricedOf, type Priced, suspectsOf, totalsOf, warningsOf } from './totals.ts'

const terms = { fee_basis_points: 250, price_min: '0.02', price_max: '1000.00' }
const rowOf = (id: string, facts: Partial<SheetRow> = {}): SheetRow => ({
  id,
  items: [itemOf({ asset_id: id, goods_id: `aaaaaaaaaa${id}` })],
  reference: null,
  lowest: null,
  wanted: null,
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

describe('S1.5 what a seller may not mean', () => {
  test.each([
    ['7.00', { reference: '10.00' }, null, []],
    ['6.90', { reference: '10.00' }, null, [{ kind: 'far_under', percent: 31 }]],
    ['8.00', { wanted: '8.00' }, null, []],
    ['7.99', { wanted: '8.00' }, null, [{ kind: 'under_wanted', wanted: '8.00' }]],
    ['12.00', {}, '12.00', []],
    ['12.01', {}, '12.00', [{ kind: 'above_year', high: '12.00' }]],
    ['1.00', { reference: '0.00' }, null, []],
  ])('¥%s beside %j, year’s high %s: %j', (price, facts, high, warnings) => {
    expect(warningsOf(priced(price, facts), high)).toEqual(warnings)
  })

  test('is confirmed with its figures', () => {
    const some = [
      priced('5.00', { reference: '10.00', wanted: '6.00', items: three }),
      priced('1.00', { reference: '10.00' }, '4'),
    ]
    const warned = some.map((one) => ({ ...one, warnings: warningsOf(one) }))
    expect(figuresOf(warned)).toEqual({
      farUnder: { count: 4, percent: 90 },
      underWanted: { count: 3, missed: '3.00' },
      aboveYear: { count: 0 },
    })
  })

  test('the year is looked at for dear prices alone, once a goods, the dearest first', () => {
    const some = [
      priced('12.00', { reference: '10.00' }, '1'),
      priced('13.00', { reference: '10.00' }, '2'),
      priced('20.00', { reference: '10.00' }, '3'),
      priced('25.00', { reference: '10.00', items: [itemOf({ goods_id: 'aaaaaaaaaa2' })] }, '4'),
      priced('99.00', { reference: null }, '5'),
    ]
    expect(suspectsOf(some).map(({ id }) => id)).toEqual(['4', '3'])
  })
})
