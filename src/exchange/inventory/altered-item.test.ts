import { expect, test } from 'vitest'
import { isAltered, type ItemLooks } from './altered-item.ts'

const sticker = { slot: 0, goodsId: null, name: 'Crown (Foil)', wear: 0 }
const unscraped = { ...sticker, wear: null }
const charm = { goodsId: null, name: "Lil' Ava", pattern: null }
const item: ItemLooks = {
  goodsId: 'a1b2c3d4e5f',
  styleId: 0,
  wear: 0.07,
  paintSeed: 7,
  stickers: [sticker, { ...sticker, name: 'Vox Eminor' }],
  charm,
  nameTag: null,
}

test.each<[string, Partial<ItemLooks>]>([
  ['a sticker was scraped', { stickers: [{ ...sticker, wear: 0.4 }, item.stickers[1]!] }],
  ['a sticker was taken off', { stickers: [sticker] }],
  ['one of two alike was taken off', { stickers: [sticker, sticker] }],
  ['the charm was taken off', { charm: null }],
  ['it has another charm', { charm: { ...charm, name: 'Hot Hands' } }],
  ['it was given a name', { nameTag: 'Heron' }],
  ['it is another wear', { wear: 0.08 }],
  ['it is another paint', { paintSeed: 8 }],
  ['it is another phase', { styleId: 3 }],
  ['it is other goods', { goodsId: 'f5e4d3c2b1a' }],
])('S1.5 it is not what it was when %s', (_what, change) => {
  expect(isAltered(item, { ...item, ...change })).toBe(true)
})

test.each<[string, Partial<ItemLooks>, Partial<ItemLooks>]>([
  ['nothing is new', {}, {}],
  ['its wear and paint are known now', { wear: null, paintSeed: null }, {}],
  ['the slots of its stickers are known now', {}, { stickers: [{ ...sticker, slot: 3 }, item.stickers[1]!] }],
  ['its stickers are told in another order', {}, { stickers: [...item.stickers].reverse() }],
  [
    'the catalogue knows its sticker now',
    {},
    { stickers: [{ ...sticker, goodsId: 'c0ffee00000' }, item.stickers[1]!] },
  ],
  ['how scraped a sticker is is known now', { stickers: [unscraped] }, { stickers: [{ ...sticker, wear: 0.5 }] }],
  ['how scraped a sticker is is not told now', { stickers: [{ ...sticker, wear: 0.5 }] }, { stickers: [unscraped] }],
  [
    'of two stickers alike each is told once',
    { stickers: [unscraped, { ...sticker, wear: 0.5 }] },
    { stickers: [{ ...sticker, wear: 0.5 }, sticker] },
  ],
  ['the pattern of its charm is known now', {}, { charm: { ...charm, pattern: 41_000 } }],
])('S1.5 it is what it was when %s', (_what, before, after) => {
  expect(isAltered({ ...item, ...before }, { ...item, ...after })).toBe(false)
})

test('S1.5 it is not what it was when more is known of its stickers and it is not what was known', () => {
  const two = (one: number | null, other: number | null) => ({
    ...item,
    stickers: [
      { ...sticker, wear: one },
      { ...sticker, wear: other },
    ],
  })
  expect(isAltered(two(0.5, null), two(0.25, 0.75))).toBe(true)
  expect(isAltered(two(0.5, null), two(0.75, 0.5))).toBe(false)
  expect(isAltered(two(0.5, 0.5), two(0.5, 0))).toBe(true)
})

test('S1.5 it is not what it was when its charm has another pattern than the known one', () => {
  const patterned = (pattern: number) => ({ ...item, charm: { ...charm, pattern } })
  expect(isAltered(patterned(1), patterned(2))).toBe(true)
})
