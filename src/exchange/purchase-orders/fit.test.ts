import { expect, test } from 'vitest'
import { purchaseConditions, type PurchaseConditions, type UnfitReason } from '#contract/purchase-orders/fields.ts'
import { fadeOf } from '../catalogue/fade.ts'
import { goodsIdOf } from '../catalogue/goods-id.ts'
import { findUnfit, type FittableAsset } from './fit.ts'
import { parseStickerCondition } from './sticker-condition.ts'

const goodsId = 'abcdefghijk'
const crown = 'crownsticke'
const titan = 'titanstick1'
const sticker = (id: string, slot: number) => ({ goodsId: id, slot, name: id, wear: 0 })

const asset: FittableAsset = {
  goodsId,
  styleId: 2,
  wear: 0.15,
  paintSeed: 661,
  stickers: [sticker(crown, 0), sticker(crown, 1), sticker(titan, 3)],
  charm: { goodsId: 'charm000001', name: 'charm', pattern: 7 },
  nameTag: null,
}

const cases: [PurchaseConditions, UnfitReason[]][] = [
  [{}, []],
  [{ wear_min: 0.15, wear_max: 0.15 }, []],
  [{ wear_min: 0.151 }, ['wear']],
  [{ wear_max: 0.149 }, ['wear']],
  [{ seeds: [1, 661] }, []],
  [{ seeds: [1, 660] }, ['paint_seed']],
  [{ seed_min: 661, seed_max: 661 }, []],
  [{ seed_max: 660 }, ['paint_seed']],
  [{ fade_min: 90 }, ['fade']],
  [{ fade_max: 90 }, ['fade']],
  [{ sticker_count_min: 3 }, []],
  [{ sticker_count_min: 4 }, ['stickers']],
  [{ stickers: [crown, `x2:${crown}`, `3:${titan}`] }, []],
  [{ stickers: [`x3:${crown}`] }, ['stickers']],
  [{ stickers: [`2:${titan}`] }, ['stickers']],
  [{ stickers: [titan, 'othersticke'] }, ['stickers']],
  [{ has_charm: true, charm_id: 'charm000001' }, []],
  [{ has_charm: false }, ['charm']],
  [{ charm_id: 'charm000002' }, ['charm']],
  [{ has_name_tag: true }, ['name_tag']],
  [{ has_name_tag: false }, []],
  [{ wear_max: 0.1, seeds: [1], has_name_tag: true }, ['wear', 'paint_seed', 'name_tag']],
]

test.each(cases)('S1.3 an item for %j lacks %j', (conditions, lacks) => {
  expect(findUnfit(asset, { goodsId, styleId: 0, conditions })).toEqual(lacks)
})

test('S1.3 goods and style are part of a purchase order; style 0 takes any', () => {
  expect(findUnfit(asset, { goodsId, styleId: 2, conditions: {} })).toEqual([])
  expect(findUnfit(asset, { goodsId, styleId: 3, conditions: {} })).toEqual(['style'])
  expect(findUnfit(asset, { goodsId: 'otherotherr', styleId: 0, conditions: {} })).toEqual(['goods'])
})

test('S1.3 what the platform does not say of an item meets no condition', () => {
  const unknown = { ...asset, wear: null, paintSeed: null }
  expect(findUnfit(unknown, { goodsId, styleId: 0, conditions: { wear_max: 1, seed_min: 0 } })).toEqual([
    'wear',
    'paint_seed',
  ])
})

test('the filter grammar of stickers', () => {
  expect(parseStickerCondition(crown)).toEqual({ goodsId: crown, count: 1, slot: null })
  expect(parseStickerCondition(`x4:${crown}`)).toEqual({ goodsId: crown, count: 4, slot: null })
  expect(parseStickerCondition(`0:${crown}`)).toEqual({ goodsId: crown, count: 1, slot: 0 })
})

test.each([
  [{ wear_min: 0.2, wear_max: 0.1 }],
  [{ seed_min: 5, seed_max: 4 }],
  [{ seeds: [1], seed_max: 4 }],
  [{ seeds: [1001] }],
  [{ wear_max: 1.5 }],
  [{ wear_max: '0.5' }],
  [{ has_charm: false, charm_id: 'charm000001' }],
  [{ stickers: ['7:crownsticke'] }],
  [{ rarity: 'covert' }],
])('S2.19 contradictory or unknown conditions are refused: %j', (conditions) => {
  expect(purchaseConditions.safeParse(conditions).success).toBe(false)
})

test('S1.3 S3.10 the fade that a seed shows is within the bounds or not', () => {
  const fading = { ...asset, goodsId: goodsIdOf('Glock-18 | Fade (Factory New)'), styleId: 0, paintSeed: 152 }
  const fade = fadeOf(fading)!
  const lacks = (conditions: PurchaseConditions, one = fading) =>
    findUnfit(one, { goodsId: fading.goodsId, styleId: 0, conditions })
  expect(lacks({ fade_min: fade, fade_max: fade })).toEqual([])
  expect(lacks({ fade_min: fade + 0.01 })).toEqual(['fade'])
  expect(lacks({ fade_max: fade - 0.01 })).toEqual(['fade'])
  expect(lacks({ fade_min: 80 }, { ...fading, paintSeed: null! })).toEqual(['fade'])
})
