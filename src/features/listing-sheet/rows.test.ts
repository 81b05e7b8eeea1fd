import { describe, expect, test } from 'vitest'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { isWithin, listableOf, mostItems, priceOf, type Quotes, rowsOf, stacksOf, startPrice, takenOf } from './rows.ts'

const [aCase, aSticker] = ['aaaaaaaaaaa', 'bbbbbbbbbbb']
const prices = { lowest_same_wear: null, median_7d: null, nth_cheapest: null }

describe('S1.5 the lines of the listing sheet', () => {
  test('items that nothing sets apart are one line, wherever they stand; others are lines of their own', () => {
    const items = [
      itemOf({ asset_id: '1', goods_id: aCase }),
      itemOf({ asset_id: '2', goods_id: aSticker }),
      itemOf({ asset_id: '3', goods_id: aCase }),
      itemOf({ asset_id: '4', goods_id: aCase, style_id: 2 }),
      itemOf({ asset_id: '5', goods_id: aCase, asset: { wear: 0.1 } }),
      itemOf({ asset_id: '6', goods_id: aCase, asset: { wear: 0.1 } }),
      itemOf({ asset_id: '7', goods_id: aCase, asset: { name_tag: 'mine' } }),
      itemOf({ asset_id: '8', goods_id: aCase }),
    ]
    const ids = stacksOf(items).map((stack) => stack.map(({ asset_id }) => asset_id).join())
    expect(ids).toEqual(['1,3,8', '2', '4', '5', '6', '7'])
  })

  test('only what can be sold is listed, as many as one job takes', () => {
    const items = [
      itemOf({ status: 'locked' }),
      ...Array.from({ length: mostItems + 2 }, (_, id) => itemOf({ asset_id: String(id + 1) })),
    ]
    const { listable, unsellable, beyond } = listableOf(items)
    expect([listable.length, unsellable, beyond]).toEqual([mostItems, 1, 2])
  })

  test('what the market asks and pays now counts, not what the inventory knew', () => {
    const known = {
      asset_id: '1',
      lowest_price: '1.00',
      highest_purchase_price: '0.50',
      reference_price: '1.10',
      suggested_price: '1.00',
    }
    const bases = { ...prices, lowest: '2.00', highest_purchase: null }
    const items = [
      { asset_id: '1', reference_price: '1.20', suggested_price: '2.00', year_high: '2.50', bases },
    ] as unknown as Quotes['items']
    expect(rowsOf([[itemOf(known)]], { items })).toMatchObject([
      { id: '1', reference: '1.20', suggested: '2.00', lowest: '2.00', wanted: null, high: '2.50' },
    ])
  })

  test.each([
    ['3.00', '2.00', '1.00', '3.00'],
    [null, '2.00', '1.00', '2.00'],
    [null, null, '1.00', '1.00'],
    [null, null, null, ''],
  ])('suggested %s, lowest %s, reference %s: a line begins with %s', (suggested, lowest, reference, start) => {
    expect(startPrice({ id: '1', items: [itemOf()], suggested, lowest, reference, wanted: null, high: null })).toBe(
      start,
    )
  })

  test('of a stack as many are listed as was said; the other lines stay as they are', () => {
    const rowOf = (...ids: [string, ...string[]]) => {
      const [first, ...others] = ids.map((asset_id) => itemOf({ asset_id }))
      return {
        id: ids[0],
        items: [first!, ...others] as const,
        reference: null,
        suggested: null,
        lowest: null,
        wanted: null,
        high: null,
      }
    }
    const rows = [rowOf('1', '2', '3'), rowOf('4')]
    const taken = takenOf(rows, new Map([['1', 2]]))
    expect(taken.map(({ items }) => items.map(({ asset_id }) => asset_id).join())).toEqual(['1,2', '4'])
    expect(taken[1]).toBe(rows[1])
    expect(takenOf(rows, new Map([['1', 3]]))[0]).toBe(rows[0])
  })

  test('nothing typed is no price, and the market’s bounds hold', () => {
    expect([priceOf(''), priceOf('0'), priceOf('12.5')]).toEqual([null, '0.00', '12.50'])
    const terms = { fee_basis_points: 250, price_min: '0.02', price_max: '100.00' }
    expect(['0.00', '0.01', '0.02', '100.00', '100.01'].map((price) => isWithin(price, terms))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
  })
})
