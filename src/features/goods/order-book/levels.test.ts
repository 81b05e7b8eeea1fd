import { expect, test } from 'vitest'
import { cumulated } from './levels.ts'

test('a level counts what is to be had at its price or a better one', () => {
  const totals = cumulated([
    { price: '9.00', quantity: 4 },
    { price: '8.00', quantity: 11 },
  ]).map(({ total }) => total)
  expect(totals).toEqual([4, 15])
})
