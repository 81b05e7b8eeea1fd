import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { filter } from '#contract/market/on-sale.ts'
import { countListings } from '#exchange/market/count-listings.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import {
  type ListingFilter,
  type ListingRow,
  between,
  openSingleListings,
  stickersOf,
  walkListings,
} from '../../setup/single-listings.ts'

/** The filters on goods, each with what it looks at and the counts of its options. */
const dimensions = [
  ['categories', 'category'],
  ['exteriors', 'exterior'],
  ['qualities', 'quality'],
  ['rarities', 'rarity'],
] as const

describe.each(['pglite', 'postgres'] as const)(
  'S1.1 S3.10 single items are counted by each option, on %s',
  (engine) => {
    let exchange: TestExchange
    let rows: ListingRow[]
    let sticker: string
    let styled: ListingRow
    let keyword: string
    let middle: bigint

    beforeAll(async () => {
      ;({ exchange, rows, sticker, styled } = await openSingleListings(engine))
      keyword = styled.goods.itemNameEn
      middle = rows.map(({ listing }) => listing.price).toSorted((a, b) => Number(a - b))[rows.length >> 1]!
    })
    afterAll(() => exchange.close())

    const cases: [string, () => ListingFilter, (row: ListingRow) => boolean][] = [
      ['wear', () => ({ wear_min: 0.1, wear_max: 0.2 }), (row) => between(row.listing.wear, 0.1, 0.2)],
      ['a range of seeds', () => ({ seed_min: 100, seed_max: 200 }), (row) => between(row.listing.paintSeed, 100, 200)],
      ['a sticker', () => ({ stickers: [sticker] }), (row) => stickersOf(row).includes(sticker)],
      [
        'a price',
        () => ({ level: 'listings', price_max: formatAmount(middle) }),
        ({ listing }) => listing.price <= middle,
      ],
      [
        'a price and no charm',
        () => ({ has_charm: false, price_min: formatAmount(middle) }),
        ({ listing, asset }) => listing.price >= middle && asset.charm === null,
      ],
      ['what can be bargained for', () => ({ is_bargainable: true }), ({ listing }) => listing.isBargainable],
      [
        'seeds',
        () => ({ seeds: [3, 387, 661, 12] }),
        ({ listing }) => [3, 387, 661, 12].includes(listing.paintSeed ?? -1),
      ],
      ['a fade', () => ({ tones: ['fade'] }), ({ listing }) => listing.fade !== null],
      [
        'a seller',
        () => ({ seller_id: String(styled.listing.sellerId) }),
        (row) => row.listing.sellerId === styled.listing.sellerId,
      ],
      ['a tiny wear', () => ({ wear_min: 1e-7, wear_max: 0.1 }), (row) => between(row.listing.wear, 1e-7, 0.1)],
      [
        'a keyword and stickers',
        () => ({ keyword, sticker_count_max: 0 }),
        ({ goods, asset }) => goods.itemNameEn === keyword && asset.stickers.length === 0,
      ],
    ]
    const besides: ListingFilter[] = [{}, { categories: ['rifle'], exteriors: ['ft', 'mw'] }, { rarities: ['covert'] }]

    test.each(cases)('given %s', async (_, asked, isMeant) => {
      for (const others of besides) {
        const { level, ...chosen } = { ...asked(), ...others }
        const { listings } = await exchange.ask(filter, { ...chosen, ...(level === 'listings' && { level }) } as object)
        expect(listings.is_counted).toBe(true)
        const fits = (row: ListingRow, without?: string) =>
          isMeant(row) &&
          dimensions.every(
            ([key, fact]) => key === without || !others[key] || others[key].some((value) => value === row.goods[fact]),
          )
        for (const [key, fact] of dimensions) {
          const found = rows.filter((row) => row.goods[fact] !== null && fits(row, key))
          const counted = Map.groupBy(found, ({ goods }) => goods[fact])
          expect(new Map(Object.entries(listings[key])), key).toEqual(
            new Map([...counted].map(([value, own]) => [value, own.length])),
          )
        }
        const shown = rows.filter((row) => fits(row))
        expect(listings).toMatchObject({
          total: shown.length,
          with_stickers: shown.filter(({ asset }) => asset.stickers.length > 0).length,
          with_charm: shown.filter(({ asset }) => asset.charm !== null).length,
          bargainable: shown.filter(({ listing }) => listing.isBargainable).length,
        })
        expect(await walkListings(exchange, { level: 'listings', ...chosen })).toHaveLength(shown.length)
      }
    })

    test('a style is counted whether or not another one is chosen', async () => {
      const styleOf = ({ listing }: ListingRow) => listing.styleId
      const fits = (row: ListingRow) =>
        row.goods.category === 'knife' && row.goods.exterior === 'fn' && between(row.listing.wear, 0, 0.5)
      const found = rows.filter((row) => styleOf(row) > 0 && fits(row))
      const { listings } = await exchange.ask(filter, {
        categories: ['knife'],
        exteriors: ['fn'],
        wear_max: 0.5,
        style_ids: [styleOf(styled)],
      })
      expect(listings.total).toBe(found.filter((row) => styleOf(row) === styleOf(styled)).length)
      expect(new Map(listings.styles.map(({ style_id, count }) => [style_id, count]))).toEqual(
        new Map([...Map.groupBy(found, styleOf)].map(([style, own]) => [style, own.length])),
      )
    })

    test('counts are left out where they would take too long', async () => {
      const { db } = exchange.services
      const search = { wear_max: 0.5 }
      expect(await countListings(db, search, { listings: 5_000, cost: 100_000, goods: 500 })).not.toBeNull()
      expect(await countListings(db, search, { listings: 5, cost: 100_000, goods: 500 })).toBeNull()
      expect(await countListings(db, search, { listings: 5_000, cost: 1, goods: 500 })).toBeNull()
    })

    test('where too many match, the counts ignore what is about single items, and say so', async () => {
      const { listings } = await exchange.ask(filter, { keyword: 'a', wear_max: 0.5, price_max: '1.00' })
      const whole = await exchange.ask(filter, { keyword: 'a' })
      expect(listings).toEqual({ ...whole.listings, is_counted: false })
      expect(listings.total).toBeGreaterThan(0)
    })

    test('a style that is chosen stays among the options whatever it finds', async () => {
      const { styleId } = styled.listing
      const { listings } = await exchange.ask(filter, { style_ids: [styleId], wear_min: 0.999 })
      expect(listings).toMatchObject({ is_counted: true, total: 0, styles: [{ style_id: styleId, count: 0 }] })
    })

    test('what contradicts itself is refused, as by the list', async () => {
      expect(await exchange.call(filter, { wear_min: 0.5, wear_max: 0.1 })).toMatchObject({
        code: codes.requestInvalid,
        extra: { fields: ['wear_min', 'wear_max'] },
      })
    })

    test('what does not exist is refused', async () => {
      expect(await exchange.call(filter, { wear_max: 0.2, categories: ['no-such-thing'] })).toMatchObject({
        code: codes.requestInvalid,
        extra: { fields: ['categories'] },
      })
    })
  },
)
