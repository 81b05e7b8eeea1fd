import { expect, test } from 'vitest'
import { placesOf, type Worth } from './places-of.ts'
import type { InspectedItem } from './queries.ts'

const item = { goods_id: 'a1b2c3d4e5f', style_id: 0, listing_id: null } as InspectedItem
const goodsPath = (goodsId: string) => `/goods/${goodsId}`
const shown = (change: Partial<InspectedItem>, worth: Worth = {}) =>
  placesOf({ ...item, ...change }, worth, goodsPath).map(({ name, section, href }) => [name, section, href])

const range = { wear_min: 0.21, wear_max: 0.24 }

test('S1.1 an inspected item leads to its listing, to others with its wear and style, and to all of its goods', () => {
  const worth = { range, lowestInRange: '1250.00', lowest: '980.50' }
  expect(shown({ style_id: 3, listing_id: '77' }, worth)).toEqual([
    ['This exact item', undefined, '/goods_detail/77'],
    ['At wear 0.21–0.24', 'from ¥1,250.00', '/goods/a1b2c3d4e5f?style=3&wear_min=0.21&wear_max=0.24'],
    ['All listings', 'from ¥980.50', '/goods/a1b2c3d4e5f?style=3'],
  ])
})

test('the factory-new range from zero is part of the address', () => {
  const [place] = placesOf(item, { range: { wear_min: 0, wear_max: 0.01 } }, goodsPath)
  expect(place!.href).toBe('/goods/a1b2c3d4e5f?wear_min=0&wear_max=0.01')
})

test('no price is said before it is known, and that there is none only once that is', () => {
  expect(shown({}, { range }).map(([, section]) => section)).toEqual([undefined, undefined])
  expect(shown({}, { range, lowestInRange: null, lowest: '5.00' }).map(([, section]) => section)).toEqual([
    'None on sale',
    'from ¥5.00',
  ])
})

test('an item without wear leads to its goods alone, one that is not traded nowhere', () => {
  expect(shown({})).toEqual([['All listings', undefined, '/goods/a1b2c3d4e5f']])
  expect(shown({ goods_id: null })).toEqual([])
})
