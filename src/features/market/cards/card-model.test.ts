import { describe, expect, test } from 'vitest'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { infoFinder } from '#features/items/info-finder.ts'
import { rarityTierOf } from '#features/items/rarity-tier.ts'
import { cardsOf, changeOf, type MarketItem } from './card-model.ts'

const info = (goods_id: string, style = 0): GoodsInfo => ({
  goods_id,
  style,
  name: `${goods_id}/${style}`,
  item_name: 'AK-47',
  finish_name: 'Redline',
  style_name: null,
  market_hash_name: 'AK-47 | Redline (Field-Tested)',
  category: 'rifle',
  weapon: 'ak47',
  exterior: 'ft',
  quality: 'normal',
  rarity: 'classified',
  wear_min: 0.15,
  wear_max: 0.38,
  collection: null,
  image: '/art/1/x',
})
const item = (goods_id: string, style_id = 0): MarketItem => ({
  goods_id,
  style_id,
  on_sale_count: 3,
  lowest_price: '91.00',
  highest_purchase_price: null,
  purchase_count: 0,
  reference_price: '100.00',
  reference_sales: 12,
})

describe('S3.8 an item and its info', () => {
  test('are matched by goods and style', () => {
    expect(infoFinder([info('a'), info('a', 2), info('b')])(item('a', 2))?.name).toBe('a/2')
  })

  test('or else by goods alone, rather by the goods as a whole than by another style', () => {
    expect(infoFinder([info('a', 1), info('a')])(item('a', 7))?.name).toBe('a/0')
    expect(infoFinder([info('a', 1)])(item('a', 7))?.name).toBe('a/1')
    expect(infoFinder([info('a')])(item('b'))).toBeUndefined()
  })
})

test('the change is that of the lowest price against the reference price, with enough sales behind it', () => {
  expect(changeOf(item('a'))).toBe(-9)
  expect(changeOf({ ...item('a'), lowest_price: '104.60' })).toBe(5)
  expect(changeOf({ ...item('a'), reference_sales: 2 })).toBeNull()
  expect(changeOf({ ...item('a'), reference_price: null })).toBeNull()
  expect(changeOf({ ...item('a'), lowest_price: null })).toBeNull()
  expect(changeOf({ ...item('a'), reference_price: '0.00' })).toBeNull()
})

test('a goods that moved between two pages is one card, with what was read last', () => {
  const cards = cardsOf([
    { items: [item('a'), item('b')], goods_infos: [info('a'), info('b')] },
    { items: [{ ...item('b'), lowest_price: '80.00' }, item('c'), item('d')], goods_infos: [info('b'), info('c')] },
  ])
  expect(cards.map(({ key, price }) => [key, price])).toEqual([
    ['a:0', '91.00'],
    ['b:0', '80.00'],
    ['c:0', '91.00'],
  ])
})

test('knives and gloves are gold, what the market has no colour for is plain', () => {
  expect(rarityTierOf({ rarity: 'covert', quality: 'star' })).toBe('extraordinary')
  expect(rarityTierOf({ rarity: 'covert', quality: 'stattrak' })).toBe('covert')
  expect(rarityTierOf({ rarity: 'mythic', quality: 'normal' })).toBe('consumer')
})
