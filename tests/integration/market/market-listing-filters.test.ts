import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import {
  type ListingFilter,
  type ListingRow,
  between,
  openSingleListings,
  stickersOf,
  walkListings,
} from '../../setup/single-listings.ts'

describe.each(['pglite', 'postgres'] as const)('S1.1 single listings, on %s', (engine) => {
  let exchange: TestExchange
  let rows: ListingRow[]
  let sticker: string
  let slot: number
  let charm: string
  let styled: ListingRow

  beforeAll(async () => {
    ;({ exchange, rows, sticker, slot, charm, styled } = await openSingleListings(engine))
  })
  afterAll(() => exchange.close())

  const cases: [string, () => ListingFilter, (row: ListingRow) => boolean][] = [
    ['no filter at all', () => ({ level: 'listings' }), () => true],
    ['wear', () => ({ wear_min: 0.1, wear_max: 0.2 }), (row) => between(row.listing.wear, 0.1, 0.2)],
    ['wear from', () => ({ wear_min: 0.5 }), (row) => between(row.listing.wear, 0.5, 1)],
    ['a range of seeds', () => ({ seed_min: 100, seed_max: 200 }), (row) => between(row.listing.paintSeed, 100, 200)],
    ['one seed', () => ({ seed_min: 387, seed_max: 387 }), (row) => row.listing.paintSeed === 387],
    [
      'a phase',
      () => ({ style_ids: [styled.listing.styleId] }),
      (row) => row.listing.styleId === styled.listing.styleId,
    ],
    ['phases', () => ({ style_ids: [1, 2, 3, 4] }), (row) => between(row.listing.styleId, 1, 4)],
    [
      'how many stickers',
      () => ({ sticker_count_min: 2, sticker_count_max: 3 }),
      (row) => between(row.asset.stickers.length, 2, 3),
    ],
    ['without stickers', () => ({ sticker_count_max: 0 }), (row) => row.asset.stickers.length === 0],
    ['a sticker', () => ({ stickers: [sticker] }), (row) => stickersOf(row).includes(sticker)],
    [
      'a sticker in a slot',
      () => ({ stickers: [`${slot}:${sticker}`] }),
      (row) => row.asset.stickers.some((one) => one.slot === slot && one.goodsId === sticker),
    ],
    [
      'four of one sticker',
      () => ({ stickers: [`x4:${sticker}`] }),
      (row) => stickersOf(row).filter((id) => id === sticker).length >= 4,
    ],
    ['with a charm', () => ({ has_charm: true }), (row) => row.asset.charm !== null],
    ['without a charm', () => ({ has_charm: false }), (row) => row.asset.charm === null],
    ['a certain charm', () => ({ charm_id: charm }), (row) => row.asset.charm?.goodsId === charm],
    ['a name tag', () => ({ has_name_tag: true }), (row) => row.asset.nameTag !== null],
    ['no bargaining', () => ({ is_bargainable: false }), (row) => !row.listing.isBargainable],
    ['one seller', () => ({ seller_id: '5' }), (row) => row.listing.sellerId === 5n],
    ['a seller who is offline', () => ({ seller_id: '7' }), () => false],
    [
      'prices of single listings',
      () => ({ level: 'listings', price_min: '5000.00', price_max: '6000.00' }),
      (row) => row.listing.price >= 5_000_00n && row.listing.price <= 6_000_00n,
    ],
    ['a category', () => ({ level: 'listings', categories: ['knife'] }), (row) => row.goods.category === 'knife'],
    ['a weapon', () => ({ level: 'listings', weapons: ['ak-47'] }), (row) => row.goods.weapon === 'ak-47'],
    [
      'branches and leaves of the tree',
      () => ({ level: 'listings', categories: ['rifle', 'gloves'], weapons: ['ak-47', 'awp', 'mp9'] }),
      (row) => ['rifle', 'gloves'].includes(row.goods.category) || ['awp', 'mp9'].includes(row.goods.weapon ?? ''),
    ],
    [
      'a name',
      () => ({ level: 'listings', keyword: 'ak47 ft' }),
      (row) => row.goods.weapon === 'ak-47' && row.goods.exterior === 'ft',
    ],
    [
      'a name of many',
      () => ({ has_charm: true, keyword: 'ft' }),
      (row) => row.goods.exterior === 'ft' && row.asset.charm !== null,
    ],
    ['a name of nothing', () => ({ level: 'listings', keyword: 'zzzzzz' }), () => false],
    [
      'a sticker within categories',
      () => ({ stickers: [sticker], categories: ['rifle', 'pistol'] }),
      (row) => stickersOf(row).includes(sticker) && ['rifle', 'pistol'].includes(row.goods.category),
    ],
    [
      'all together',
      () => ({
        keyword: 'ft',
        categories: ['rifle', 'pistol', 'smg'],
        exteriors: ['ft'],
        qualities: ['normal', 'stattrak'],
        rarities: ['mil_spec', 'restricted', 'classified'],
        price_min: '1.00',
        wear_min: 0.15,
        wear_max: 0.35,
        seed_min: 10,
        seed_max: 990,
        sticker_count_max: 3,
        has_charm: false,
        has_name_tag: false,
        is_bargainable: true,
      }),
      ({ goods: of, listing, asset }) =>
        of.exterior === 'ft' &&
        ['rifle', 'pistol', 'smg'].includes(of.category) &&
        ['normal', 'stattrak'].includes(of.quality) &&
        ['mil_spec', 'restricted', 'classified'].includes(of.rarity) &&
        listing.price >= 100n &&
        between(listing.wear, 0.15, 0.35) &&
        between(listing.paintSeed, 10, 990) &&
        asset.stickers.length <= 3 &&
        asset.charm === null &&
        asset.nameTag === null &&
        listing.isBargainable,
    ],
  ]
  test.each(cases)('%s agrees with a plain look at every row', async (name, wish, fits) => {
    const wanted = rows.filter(fits).map(({ listing }) => listing.id.toString())
    expect((await walkListings(exchange, wish())).toSorted()).toEqual(wanted.toSorted())
    if (!/nothing|offline/.test(name)) expect(wanted.length).toBeGreaterThan(0)
  })

  test('the same filters with other values find other listings', async () => {
    const bounds = [0.1, 0.2, 0.4, 0.1]
    for (const wear_max of bounds) {
      const wanted = rows
        .filter(({ listing }) => between(listing.wear, 0, wear_max))
        .map(({ listing }) => `${listing.id}`)
      expect((await walkListings(exchange, { wear_min: 0, wear_max })).toSorted()).toEqual(wanted.toSorted())
    }
    const seeds = [...new Set(rows.flatMap(({ listing }) => listing.paintSeed ?? []))].slice(0, 3)
    expect(seeds).toHaveLength(3)
    for (const seed of seeds) {
      const wanted = rows.filter(({ listing }) => listing.paintSeed === seed).map(({ listing }) => `${listing.id}`)
      expect((await walkListings(exchange, { seed_min: seed, seed_max: seed })).toSorted()).toEqual(wanted.toSorted())
    }
  })

  test.each<[string, ListingFilter, string[]]>([
    ['wear', { wear_min: 0.3, wear_max: 0.2 }, ['wear_min', 'wear_max']],
    ['seeds', { seed_min: 3, seed_max: 2 }, ['seed_min', 'seed_max']],
    ['sticker counts', { sticker_count_min: 3, sticker_count_max: 2 }, ['sticker_count_min', 'sticker_count_max']],
    ['wear outside of the exteriors', { wear_min: 0.5, exteriors: ['fn', 'mw'] }, ['wear_min', 'exteriors']],
    ['a phase that the weapon has not', { style_ids: [1], weapons: ['awp'] }, ['style_ids', 'weapons']],
    ['wear of what has none', { wear_max: 0.1, categories: ['sticker'] }, ['wear_max', 'categories']],
    ['seeds of what has none', { seed_min: 1, categories: ['agent'] }, ['seed_min', 'categories']],
    ['stickers on knives', { sticker_count_min: 1, categories: ['knife'] }, ['sticker_count_min', 'categories']],
    ['a charm on gloves', { has_charm: true, categories: ['gloves'] }, ['has_charm', 'categories']],
    ['a name tag on a case', { has_name_tag: true, categories: ['container'] }, ['has_name_tag', 'categories']],
    ['goods with a filter of items', { level: 'goods', has_charm: true }, ['level']],
    ['a sort of goods', { sort: 'discount', has_charm: true }, ['sort']],
    ['an unknown sticker', { stickers: ['zzzzzzzzzzz'] }, ['stickers']],
    ['an unknown charm', { charm_id: 'zzzzzzzzzzz' }, ['charm_id']],
  ])('contradictory: %s', async (_, filter, fields) => {
    expect(await exchange.call(onSaleList, filter)).toMatchObject({ code: codes.requestInvalid, extra: { fields } })
  })

  test('contradictory: more stickers than there may be, two in one slot, a charm and none', async () => {
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
