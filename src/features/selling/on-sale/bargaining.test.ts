import { expect, test } from 'vitest'
import { set } from '#contract/bargains/terms.ts'
import { bargainingOf } from './bargaining.ts'

test('S1.4 listings take no offers, those that the shop takes, or those from a percentage of their own', () => {
  expect(bargainingOf('off', '85')).toEqual({ allow_bargain: false })
  expect(bargainingOf('shop', '85')).toEqual({ allow_bargain: true, lowest_percent: null })
  expect(bargainingOf('own', '85')).toEqual({ allow_bargain: true, lowest_percent: 85 })
  for (const wrong of ['', '0', '100', 'x']) expect(bargainingOf('own', wrong)).toBeNull()
  for (const choice of ['off', 'shop', 'own'] as const)
    expect(set.request.safeParse({ listing_ids: ['7'], ...bargainingOf(choice, '85') }).success).toBe(true)
})
