import { expect, test } from 'vitest'
import type { SellingItem } from '../model.ts'
import { takeDownWords } from './take-down-words.ts'

const words = (...states: SellingItem['listing']['state'][]) =>
  Object.values(takeDownWords(states.map((state) => ({ listing: { state, price: '1.50' } }) as SellingItem))).join(' ')

test('S1.5 taking down says that things leave the market only if some are on it', () => {
  expect(words('on_sale', 'failed')).toMatch(/Take 2 off the market\?.*leaves the market at once.*Keep on sale/)
  expect(words('failed', 'failed')).toMatch(/Take down 2\? Worth ¥3\.00.*list it anew/)
  expect(words('failed', 'failed')).not.toMatch(/leaves the market|Keep on sale/)
})
