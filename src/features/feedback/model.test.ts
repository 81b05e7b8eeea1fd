import { expect, test } from 'vitest'
import { maxUploadBytes } from '#contract/bounds.ts'
import { pictureFault, shopIdOf } from './model.ts'

test('S1.10 a picture has a known kind and a size that the exchange takes', () => {
  expect(pictureFault({ type: 'image/png', size: 1 })).toBeNull()
  expect(pictureFault({ type: 'image/webp', size: maxUploadBytes })).toBeNull()
  expect(pictureFault({ type: 'image/jpeg', size: maxUploadBytes + 1 })).toBe('size')
  expect(pictureFault({ type: 'image/png', size: 0 })).toBe('size')
  expect(pictureFault({ type: 'image/svg+xml', size: 1 })).toBe('type')
  expect(pictureFault({ type: '', size: 1 })).toBe('type')
})

test.each([
  ['1042', '1042'],
  [' 1042 ', '1042'],
  ['/shop/1042', '1042'],
  ['https://market.test/shop/1042?sort=price_asc', '1042'],
  ['market.test/mobile/shop/1042/', '1042'],
  ['', undefined],
  ['0', undefined],
  ['NorthStall', undefined],
  ['https://market.test/goods/1042', undefined],
])('S1.10 a shop is named by its number or its link: "%s" is %s', (typed, id) => {
  expect(shopIdOf(typed)).toBe(id)
})
