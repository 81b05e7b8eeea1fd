import { describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { purchaseState, unfitReason } from '#contract/purchase-orders/fields.ts'
import { describeConditions, describeUnfit } from './describe-conditions.ts'
import { describePurchaseEvent, describePurchaseState } from './describe-state.ts'
import type { PurchaseTerms } from './form/draft.ts'
import { listingFilterOf } from './form/matches.ts'
import { oneStepAbove, priceChoicesOf } from './form/price-choices.ts'
import type { MyAsset } from './queries.ts'
import { isStale, supplyChoicesOf, toggleSupply } from './supply/supplies.ts'

test('S4.22 every state and step of a purchase order has its words', () => {
  for (const state of purchaseState.options)
    expect(describePurchaseState({ state, quantity: 1, progress: null }).name).not.toBe('')
  expect(describePurchaseEvent({ event: 'fill', reason: null })).toBe('One supplied')
  expect(describePurchaseEvent({ event: 'suspend', reason: null })).toBe('Suspended')
  expect(describePurchaseEvent({ event: 'suspend', reason: 'wanted_banned' })).toContain('restriction')
  expect(describePurchaseEvent({ event: 'suspend', reason: 'inventory_private' })).toContain('Steam account')
})

describe('S4.22 a fulfilled purchase order is named after what became of its units', () => {
  const named = (in_delivery: number, delivered: number, refunded: number) =>
    describePurchaseState({
      state: 'fulfilled',
      quantity: 3,
      progress: { held: '0.00', in_delivery, delivered, refunded },
    })
  test('supplied units may still be on their way', () =>
    expect(named(1, 2, 0)).toEqual({ name: 'Fulfilled', tone: 'positive' }))
  test('refunds of units that were supplied again do not count', () =>
    expect(named(0, 3, 2)).toEqual({ name: 'Fulfilled', tone: 'positive' }))
  test('refunds of some', () => expect(named(1, 1, 1)).toEqual({ name: 'Partly refunded', tone: 'neutral' }))
  test('refunds of all', () => expect(named(0, 0, 3)).toEqual({ name: 'Not delivered', tone: 'negative' }))
})

test('S1.3 conditions are said in words, with how often and where a sticker has to be', () => {
  const named_goods = [{ goods_id: 'sticker0001', name: 'Crown' }]
  const stickers = ['sticker0001', 'x4:sticker0001', '2:sticker0001']
  expect(
    describeConditions({ conditions: { wear_max: 0.2, seed_min: 5, stickers, has_charm: false }, named_goods }),
  ).toEqual([
    'Wear 0 to 0.2',
    'Seeds 5-1000',
    'Sticker: Crown',
    'Sticker: Crown × 4',
    'Sticker: Crown, slot 3',
    'Without a charm',
  ])
  expect(describeConditions({ conditions: {}, named_goods: [] })).toEqual([])
  for (const reason of unfitReason.options) expect(describeUnfit([reason])).not.toBe('')
})

test('S1.3 a row says the first few of many seeds, and how many more there are', () => {
  const short = (count: number) =>
    describeConditions(
      { conditions: { seeds: Array.from({ length: count }, (_, at) => 100 + at) }, named_goods: [] },
      true,
    )
  expect(short(1)).toEqual(['Seed 100'])
  expect(short(2)).toEqual(['Seeds 100, 101'])
  expect(short(6)).toEqual(['Seeds 100, 101, 102, 103, 104, 105'])
  expect(short(7)).toEqual(['Seeds 100, 101, 102, 103, 104 and 2 more'])
  expect(short(26)).toEqual(['Seeds 100, 101, 102, 103, 104 and 21 more'])
  const seeds = Array.from({ length: 26 }, (_, at) => at)
  expect(describeConditions({ conditions: { seeds }, named_goods: [] })).toEqual([`Seeds ${seeds.join(', ')}`])
})

describe('S1.3 prices that one click takes', () => {
  const standing = {
    on_sale_count: 3,
    lowest_price: '12.00',
    highest_purchase_price: '9.99',
    purchase_count: 1,
    reference_price: '11.50',
    reference_sales: 40,
  }
  test('are those of the market, and one step above the highest purchase order of others', () =>
    expect(priceChoicesOf(standing, '9.50')).toEqual({
      reference: '11.50',
      lowest: '12.00',
      highest: '9.50',
      outbid: '9.51',
    }))
  test('are none where there are none', () =>
    expect(priceChoicesOf({ ...standing, lowest_price: null, reference_sales: 0 }, null)).toEqual({
      reference: null,
      lowest: null,
      highest: null,
      outbid: null,
    }))
  test('are at the market’s figure while that of others is read', () =>
    expect(priceChoicesOf(standing, undefined)).toMatchObject({ highest: '9.99', outbid: '10.00' }))
  test('go up by one fen', () => expect(oneStepAbove('99.99')).toBe('100.00'))
})

describe('S1.3 what would match today', () => {
  const terms: PurchaseTerms = {
    goods_id: 'abcdefghijk',
    style_id: 0,
    conditions: {},
    price: '10.00',
    quantity: 2,
    open_days: 30,
  }

  test('is asked for among others’ listings at or under the price, cheapest first, under the same conditions', () =>
    expect(
      listingFilterOf({ ...terms, conditions: { wear_max: 0.2, seeds: [412, 7], has_name_tag: true } }),
    ).toMatchObject({
      price_max: '10.00',
      sort: 'price_asc',
      topped_first: false,
      of_others: true,
      wear_max: 0.2,
      seeds: [412, 7],
      has_name_tag: true,
    }))
})

describe('S1.3 what can be supplied', () => {
  const mine = (asset_id: string) => ({ asset: { asset_id }, style_id: 0, listing_id: null }) as MyAsset
  test('is what fits, and after it the rest with why it does not', () => {
    const supply = [
      { asset_id: '1', unfit: ['wear' as const] },
      { asset_id: '2', unfit: [] },
    ]
    expect(supplyChoicesOf({ supply }, [mine('1'), mine('2')])).toMatchObject([
      { asset: { asset_id: '2' }, unfit: [] },
      { asset: { asset_id: '1' }, unfit: ['wear'] },
    ])
  })
  test('is no more than is still wanted', () => {
    expect(toggleSupply(['1'], '2', 1)).toEqual(['1'])
    expect(toggleSupply(['1'], '2', 2)).toEqual(['1', '2'])
    expect(toggleSupply(['1', '2'], '1', 2)).toEqual(['2'])
  })
  test('is looked at again when it is not what it was', () => {
    const refusal = (code: number) => ({ kind: 'business', code, message: '', extra: undefined }) as const
    expect(isStale(refusal(codes.priceChanged))).toBe(true)
    expect(isStale(refusal(codes.supplyBanned))).toBe(false)
    expect(isStale({ kind: 'http', status: 504 })).toBe(false)
  })
})
