import { expect, test } from 'vitest'
import { type MarketSearch, withChange } from '../model.ts'
import { addSticker, chooseStickerCount, chooseStickerWear } from './sticker-choices.ts'

const sticker = 'abcdefghijk'
const bare: MarketSearch = { sticker_count_max: 0 }

test('S1.1 no stickers takes back the stickers and their wear', () => {
  const search: MarketSearch = { keyword: 'red', sticker_count_min: 2, stickers: [sticker], sticker_wear_max: 0 }
  expect(withChange(search, chooseStickerCount('0'))).toEqual({ keyword: 'red', sticker_count_max: 0 })
})

test('a number of stickers leaves the stickers and their wear', () => {
  const search: MarketSearch = { stickers: [sticker], sticker_wear_max: 0.1 }
  expect(withChange(search, chooseStickerCount('2'))).toEqual({ ...search, sticker_count_min: 2 })
  expect(withChange({ ...search, sticker_count_min: 2 }, chooseStickerCount(''))).toEqual(search)
})

test('S1.1 a sticker wear takes back no stickers, but no other number', () => {
  expect(withChange(bare, chooseStickerWear(bare, 0))).toEqual({ sticker_wear_max: 0 })
  expect(withChange(bare, chooseStickerWear(bare, undefined))).toEqual(bare)
  const some: MarketSearch = { sticker_count_min: 1, sticker_count_max: 4 }
  expect(withChange(some, chooseStickerWear(some, 0.1))).toEqual({ ...some, sticker_wear_max: 0.1 })
})

test('a sticker takes back no stickers, and is asked for once', () => {
  expect(withChange(bare, addSticker(bare, sticker))).toEqual({ stickers: [sticker] })
  expect(addSticker({ stickers: [sticker] }, sticker).stickers).toEqual([sticker])
})
