import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

const of = (key: string, volume: number, turnover: string) => ({ key, name: key, volume, turnover })

test('S1.1 categories by their share of what was paid; what sold nothing is left out', () => {
  const shares = sharesOf([of('charm', 90, '10.00'), of('knife', 1, '30.00'), of('patch', 0, '0.00')])
  expect(shares.map(({ key, share }) => [key, share])).toEqual([
    ['knife', 0.75],
    ['charm', 0.25],
  ])
  // Sold for nothing: its share is zero.
  expect(sharesOf([of('charm', 1, '0.00')])).toMatchObject([{ share: 0 }])
})
