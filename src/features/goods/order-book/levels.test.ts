import { expect, test } from 'vitest'
import { cumulated, levelsOf } from './levels.ts'

test('listings are gathered by price', () => {
  expect(levelsOf(['1.00', '1.00', '2.00'].map((price) => ({ price })))).toEqual([
    { price: '1.00', quantity: 2 },
    { price: '2.00', quantity: 1 },
  ])
})

test('a level counts what is to be had at its price or a better one', () => {
  const totals = cumulated([
    { price: '9.00', quantity: 4 },
    { price: '8.00', quantity: 11 },
  ]).map(({ total }) => total)
  expect(totals).toEqual([4, 15])
})
