import { describe, expect, test } from 'vitest'
import { type AskedPrice, figuresOf, suspectsOf, warningsOf } from './price-warnings.ts'

const asked = (price: string, facts: Partial<AskedPrice> = {}): AskedPrice => ({
  goods_id: 'aaaaaaaaaa1',
  style_id: 0,
  price,
  reference: null,
  wanted: null,
  quantity: 1,
  ...facts,
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
    expect(warningsOf(asked(price, facts), high)).toEqual(warnings)
  })

  test('is confirmed with its figures', () => {
    const some = [
      asked('5.00', { reference: '10.00', wanted: '6.00', quantity: 3 }),
      asked('1.00', { reference: '10.00' }),
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
      asked('12.00', { reference: '10.00', goods_id: 'aaaaaaaaaa1' }),
      asked('13.00', { reference: '10.00', goods_id: 'aaaaaaaaaa2' }),
      asked('20.00', { reference: '10.00', goods_id: 'aaaaaaaaaa3' }),
      asked('25.00', { reference: '10.00', goods_id: 'aaaaaaaaaa2' }),
      asked('99.00', { reference: null, goods_id: 'aaaaaaaaaa5' }),
    ]
    expect(suspectsOf(some).map(({ price }) => price)).toEqual(['25.00', '20.00'])
  })
})
