import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { fadeOf } from '#exchange/catalogue/fade.ts'
import { createRandom } from '#lib/random.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import {
  type ListingFilter,
  type ListingRow,
  between,
  openSingleListings,
  stickersOf,
  walkListings,
} from '../../setup/single-listings.ts'

/** Computed from the item, not read from the listing. */
const fadeIn = ({ asset }: ListingRow) => fadeOf(asset)

describe.each(['pglite', 'postgres'] as const)('S1.1 single listings, on %s', (engine) => {
  let exchange: TestExchange
  let rows: ListingRow[]
  let sticker: string
  let slot: number
  let charm: string
  let styled: ListingRow
  let collection: string

  beforeAll(async () => {
    ;({ exchange, rows, sticker, slot, charm, styled } = await openSingleListings(engine))
    collection = rows.find((row) => row.goods.collection && row.goods.weapon)!.goods.collection!
  })
  afterAll(() => exchange.close())

  const cases: [string, () => ListingFilter, (row: ListingRow) => boolean][] = [
    ['no filter at all', () => ({ level: 'listings' }), () => true],
    ['wear', () => ({ wear_min: 0.1, wear_max: 0.2 }), (row) => between(row.listing.wear, 0.1, 0.2)],
    ['wear from', () => ({ wear_min: 0.5 }), (row) => between(row.listing.wear, 0.5, 1)],
    ['a range of seeds', () => ({ seed_min: 100, seed_max: 200 }), (row) => between(row.listing.paintSeed, 100, 200)],
    ['one seed', () => ({ seed_min: 387, seed_max: 387 }), (row) => row.listing.paintSeed === 387],
    [
      'several seeds',
      () => ({ seeds: [3, 387, 661, 12] }),
      (row) => [3, 12, 387, 661].includes(row.listing.paintSeed ?? -1),
    ],
    ['a fade', () => ({ tones: ['fade'] }), (row) => fadeIn(row) !== null],
    ['a gem', () => ({ tones: ['gem'] }), (row) => between(row.listing.styleId, 5, 8)],
    [
      'a fade or a phase',
      () => ({ tones: ['phase', 'fade'] }),
      (row) => fadeIn(row) !== null || between(row.listing.styleId, 1, 4),
    ],
    ['how much of a fade', () => ({ fade_min: 85, fade_max: 95 }), (row) => between(fadeIn(row), 85, 95)],
    [
      'stickers that nobody has scraped',
      () => ({ sticker_wear_max: 0 }),
      ({ asset }) => asset.stickers.length > 0 && asset.stickers.every(({ wear }) => wear === 0),
    ],
    [
      'stickers scraped a little',
      () => ({ sticker_wear_max: 0.5 }),
      ({ asset }) => asset.stickers.length > 0 && asset.stickers.every(({ wear }) => between(wear, 0, 0.5)),
    ],
    [
      'a collection',
      () => ({ level: 'listings', collections: [collection] }),
      (row) => row.goods.collection === collection,
    ],
    [
      'an exterior of a collection',
      () => ({ has_charm: false, collections: [collection], exteriors: ['ft', 'mw'] }),
      (row) =>
        row.goods.collection === collection &&
        ['ft', 'mw'].includes(row.goods.exterior ?? '') &&
        row.asset.charm === null,
    ],
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
    [
      'a wear of a name of many',
      () => ({ has_charm: true, keyword: 'ft', wear_min: 0.2, wear_max: 0.3 }),
      (row) => row.goods.exterior === 'ft' && row.asset.charm !== null && between(row.listing.wear, 0.2, 0.3),
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
  /** Each filter once, with values that many listings match and values that few do. */
  const parameters = (): { filter: ListingFilter; fits: (row: ListingRow) => boolean }[] => [
    { filter: { wear_max: 0.2 }, fits: (row) => between(row.listing.wear, 0, 0.2) },
    {
      filter: { price_min: '20.00', price_max: '900.00' },
      fits: ({ listing }) => between(Number(listing.price), 2_000, 90_000),
    },
    { filter: { seed_min: 100, seed_max: 700 }, fits: (row) => between(row.listing.paintSeed, 100, 700) },
    { filter: { tones: ['fade', 'phase'] }, fits: (row) => fadeIn(row) !== null || between(row.listing.styleId, 1, 4) },
    { filter: { sticker_count_min: 1 }, fits: (row) => row.asset.stickers.length > 0 },
    { filter: { stickers: [sticker] }, fits: (row) => stickersOf(row).includes(sticker) },
    {
      filter: { sticker_wear_max: 0.3 },
      fits: ({ asset }) => asset.stickers.length > 0 && asset.stickers.every(({ wear }) => between(wear, 0, 0.3)),
    },
    { filter: { has_charm: true }, fits: (row) => row.asset.charm !== null },
    { filter: { has_name_tag: false }, fits: (row) => row.asset.nameTag === null },
    { filter: { is_bargainable: true }, fits: (row) => row.listing.isBargainable },
    { filter: { collections: [collection] }, fits: (row) => row.goods.collection === collection },
    { filter: { categories: ['rifle', 'knife'] }, fits: (row) => ['rifle', 'knife'].includes(row.goods.category) },
    { filter: { exteriors: ['fn', 'ft'] }, fits: (row) => ['fn', 'ft'].includes(row.goods.exterior ?? '') },
    {
      filter: { qualities: ['stattrak', 'normal'] },
      fits: (row) => ['stattrak', 'normal'].includes(row.goods.quality),
    },
    { filter: { keyword: 'ft' }, fits: (row) => row.goods.exterior === 'ft' },
  ]

  test.each(cases)('S3.10 %s agrees with a plain look at every row', async (name, filter, fits) => {
    const wanted = rows.filter(fits).map(({ listing }) => listing.id.toString())
    expect((await walkListings(exchange, filter())).toSorted()).toEqual(wanted.toSorted())
    if (!/nothing|offline/.test(name)) expect(wanted.length).toBeGreaterThan(0)
  })

  test('S3.10 any three filters together agree with a plain look at every row', async () => {
    const parts = parameters()
    const random = createRandom('three filters')
    let found = 0
    for (let round = 0; round < 60; round++) {
      const picked = parts.toSorted(() => random.next() - 0.5).slice(0, 3)
      const filter = Object.assign({ level: 'listings' as const }, ...picked.map((part) => part.filter))
      const answer = await exchange.call(onSaleList, filter)
      const wanted = rows.filter((row) => picked.every((part) => part.fits(row))).map(({ listing }) => `${listing.id}`)
      const names = picked.map(({ filter: one }) => JSON.stringify(one)).join(' ')
      // Contradictory filters are refused, and then nothing may match.
      if (answer.code === codes.requestInvalid) expect(wanted, names).toEqual([])
      else expect((await walkListings(exchange, filter)).toSorted(), names).toEqual(wanted.toSorted())
      found += wanted.length
    }
    expect(found).toBeGreaterThan(100)
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
})
