import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { catalogueIndex } from '#exchange/catalogue/goods-index.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type ListingFilter, type ListingRow, openSingleListings, stickersOf } from '../../setup/single-listings.ts'

describe('S1.1 filters of single listings that cannot hold together', () => {
  let exchange: TestExchange
  let rows: ListingRow[]
  let sticker: string
  let charm: string

  beforeAll(async () => {
    ;({ exchange, rows, sticker, charm } = await openSingleListings('pglite'))
  })
  afterAll(() => exchange.close())

  test.each<[string, ListingFilter, string[]]>([
    ['wear', { wear_min: 0.3, wear_max: 0.2 }, ['wear_min', 'wear_max']],
    ['seeds', { seed_min: 3, seed_max: 2 }, ['seed_min', 'seed_max']],
    ['sticker counts', { sticker_count_min: 3, sticker_count_max: 2 }, ['sticker_count_min', 'sticker_count_max']],
    ['wear outside of the exteriors', { wear_min: 0.5, exteriors: ['fn', 'mw'] }, ['wear_min', 'exteriors']],
    ['a phase that the weapon has not', { style_ids: [1], weapons: ['awp'] }, ['style_ids', 'weapons']],
    ['wear of what has none', { wear_max: 0.1, categories: ['sticker'] }, ['wear_max', 'categories']],
    ['seeds of what has none', { seed_min: 1, categories: ['agent'] }, ['seed_min', 'categories']],
    ['stickers on knives', { sticker_count_min: 1, categories: ['knife'] }, ['sticker_count_min', 'categories']],
    ['a charm on an agent', { has_charm: true, categories: ['agent'] }, ['has_charm', 'categories']],
    ['a charm on gloves', { has_charm: true, categories: ['gloves'] }, ['has_charm', 'categories']],
    ['a name tag on a case', { has_name_tag: true, categories: ['container'] }, ['has_name_tag', 'categories']],
    ['goods with a filter of items', { level: 'goods', has_charm: true }, ['level']],
    ['seeds and a range of them', { seeds: [1], seed_min: 3 }, ['seeds', 'seed_min', 'seed_max']],
    ['fades', { fade_min: 95, fade_max: 90 }, ['fade_min', 'fade_max']],
    ['a fade of what has none', { fade_min: 95, weapons: ['ak-47'] }, ['fade_min', 'weapons']],
    ['a gem of what has none', { tones: ['gem'], weapons: ['ak-47'] }, ['tones', 'weapons']],
    [
      'stickers unscraped and absent',
      { sticker_wear_max: 0, sticker_count_max: 0 },
      ['sticker_wear_max', 'sticker_count_max'],
    ],
    ['a sort by what these have not', { sort: 'fade_desc', weapons: ['ak-47'] }, ['sort', 'weapons']],
    ['an unknown collection', { collections: ['no-such-set'] }, ['collections']],
    ['an unknown sticker', { stickers: ['zzzzzzzzzzz'] }, ['stickers']],
    ['an unknown charm', { charm_id: 'zzzzzzzzzzz' }, ['charm_id']],
  ])('are refused with their fields: %s', async (_, filter, fields) => {
    expect(await exchange.call(onSaleList, filter)).toMatchObject({ code: codes.requestInvalid, extra: { fields } })
  })

  test('are none: patches, which are the stickers of agents', async () => {
    const patch = [...catalogueIndex().goods.values()].find(({ category }) => category === 'patch')!
    for (const filter of [{ sticker_count_min: 1 }, { stickers: [patch.goods_id] }])
      expect((await exchange.call(onSaleList, { ...filter, categories: ['agent'] })).code).toBe(0)
  })

  test('are refused: more stickers than there may be, two in one slot, a charm and none', async () => {
    const other = rows.flatMap(stickersOf).find((id) => id !== sticker)!
    const refused = async (filter: ListingFilter) => (await exchange.call(onSaleList, filter)).extra?.['fields']
    expect(await refused({ stickers: [`x3:${sticker}`], sticker_count_max: 2 })).toEqual([
      'stickers',
      'sticker_count_max',
    ])
    expect(await refused({ stickers: [`1:${sticker}`, `1:${other}`] })).toEqual(['stickers'])
    expect(await refused({ has_charm: false, charm_id: charm })).toEqual(['has_charm', 'charm_id'])
  })
})
