import { expect, test } from 'vitest'
import type { PurchaseConditions } from '#contract/purchase-orders/fields.ts'
import { findImpossible, totalOf } from './purchase-terms.ts'

const rifle = { category: 'rifle', wear_min: 0.15, wear_max: 0.38, fades: false }
const knife = { category: 'knife', wear_min: 0, wear_max: 0.07, fades: true }
const crate = { category: 'container', wear_min: null, wear_max: null, fades: false }
const named = new Map([
  ['crownsticke', { category: 'sticker' }],
  ['charm000001', { category: 'charm' }],
])

const cases: [typeof rifle | typeof crate, PurchaseConditions, (keyof PurchaseConditions)[]][] = [
  [rifle, { wear_min: 0.2, wear_max: 0.25, seeds: [661], stickers: ['x2:crownsticke'], charm_id: 'charm000001' }, []],
  [rifle, { wear_max: 0.15 }, []],
  [rifle, { wear_max: 0.14 }, ['wear_max']],
  [rifle, { wear_min: 0.39 }, ['wear_min']],
  [rifle, { stickers: ['charm000001'] }, ['stickers']],
  [rifle, { stickers: ['unknowngood'] }, ['stickers']],
  [rifle, { charm_id: 'crownsticke' }, ['charm_id']],
  [knife, { has_name_tag: true, seed_min: 1, seed_max: 9 }, []],
  [knife, { fade_min: 95, fade_max: 100 }, []],
  [knife, { fade_max: 80 }, []],
  [knife, { fade_max: 79.9 }, ['fade_max']],
  [rifle, { fade_min: 95, fade_max: 100 }, ['fade_min', 'fade_max']],
  [knife, { sticker_count_min: 1, has_charm: true }, ['sticker_count_min', 'has_charm']],
  [crate, { wear_max: 0.5, seeds: [1], has_name_tag: true }, ['wear_max', 'seeds', 'has_name_tag']],
  [crate, { has_charm: false, has_name_tag: false }, []],
]

test.each(cases)('S1.3 for %j, of %j these can never be met: %j', (goods, conditions, impossible) => {
  expect(findImpossible(goods, conditions, named)).toEqual(impossible)
})

test('S4.22 a total that the wire could not say is none', () => {
  expect(totalOf({ price: '128.50', quantity: 3 })).toBe(385_50n)
  expect(totalOf({ price: '9999999999999.99', quantity: 1 })).toBe(999_999_999_999_999n)
  expect(totalOf({ price: '9999999999999.99', quantity: 2 })).toBeNull()
})
