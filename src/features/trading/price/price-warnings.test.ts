import { describe, expect, test } from 'vitest'
import { type AskedPrice, figuresOf, warningsOf } from './price-warnings.ts'

const asked = (price: string, facts: Partial<AskedPrice> = {}): AskedPrice => ({
  goods_id: 'aaaaaaaaaa1',
  price,
  reference: null,
  wanted: null,
  high: null,
  quantity: 1,
  ...facts,
})

describe('S1.5 what a seller may not mean', () => {
  test.each([
    ['7.00', { reference: '10.00' }, []],
    ['6.90', { reference: '10.00' }, [{ kind: 'far_under', percent: 31 }]],
    ['8.00', { wanted: '8.00' }, []],
    ['7.99', { wanted: '8.00' }, [{ kind: 'under_wanted', wanted: '8.00' }]],
    ['12.00', { high: '12.00' }, []],
    ['12.01', { high: '12.00' }, [{ kind: 'above_year', high: '12.00' }]],
    ['12.01', { high: '12.00', reference: '11.99' }, [{ kind: 'above_year', high: '12.00' }]],
    ['1.00', { reference: '0.00' }, []],
  ])('¥%s beside %j: %j', (price, facts, warnings) => {
    expect(warningsOf(asked(price, facts))).toEqual(warnings)
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
})
