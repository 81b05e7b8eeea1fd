import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { filter, onSaleList } from '#contract/market/on-sale.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type ListingRow, openSingleListings } from '../../setup/single-listings.ts'

type Asked = Omit<CallInput<typeof onSaleList>, 'level' | 'sort'>

describe('S1.1 the counts of the filters follow the other filters', () => {
  let exchange: TestExchange
  let rows: ListingRow[]
  let collection: string
  let keyword: string
  /** A quarter of all listings is below the first price, another above the second. */
  let prices: { price_min: string; price_max: string }

  beforeAll(async () => {
    ;({ exchange, rows } = await openSingleListings('pglite'))
    const { goods } = rows.find((row) => row.goods.collection && row.goods.weapon)!
    collection = goods.collection!
    keyword = goods.itemNameEn
    const sorted = rows.map(({ listing }) => listing.price).toSorted((a, b) => Number(a - b))
    const quarter = Math.floor(sorted.length / 4)
    prices = { price_min: formatAmount(sorted[quarter]!), price_max: formatAmount(sorted[3 * quarter]!) }
  })
  afterAll(() => exchange.close())

  const questions: [string, () => Asked][] = [
    ['nothing', () => ({})],
    ['a category', () => ({ categories: ['rifle'] })],
    ['a category and a weapon of another', () => ({ categories: ['rifle'], weapons: ['awp'] })],
    ['an exterior', () => ({ exteriors: ['ft'] })],
    ['an exterior, a rarity and a quality', () => ({ exteriors: ['fn'], rarities: ['covert'], qualities: ['normal'] })],
    ['a keyword', () => ({ keyword })],
    ['prices and a category', () => ({ ...prices, categories: ['rifle'] })],
    ['a collection', () => ({ collections: [collection] })],
  ]
  test.each(questions)('with %s each option finds as many goods as the list then says', async (_, asked) => {
    const chosen = asked()
    const counts = await exchange.ask(filter, chosen)
    expect(counts.listings.total).toBeGreaterThan(0)
    const totalWith = async (change: Asked) =>
      (await exchange.ask(onSaleList, { ...chosen, ...change, page_size: 1 })).total
    for (const { key, count } of counts.exteriors) expect(await totalWith({ exteriors: [key] }), key).toBe(count)
    for (const { key, count } of counts.qualities) expect(await totalWith({ qualities: [key] }), key).toBe(count)
    for (const { key, count } of counts.rarities) expect(await totalWith({ rarities: [key] }), key).toBe(count)
    for (const { key, count, weapons } of counts.categories) {
      expect(await totalWith({ categories: [key], weapons: [] }), key).toBe(count)
      const [weapon] = weapons
      if (weapon) expect(await totalWith({ categories: [], weapons: [weapon.key] }), weapon.key).toBe(weapon.count)
    }
  })

  test('single listings are counted beside the filters of goods as well', async () => {
    const { listings } = await exchange.ask(filter, { categories: ['rifle'], exteriors: ['ft', 'mw'] })
    const isRifle = (row: ListingRow) => row.goods.category === 'rifle'
    const isWorn = (row: ListingRow) => ['ft', 'mw'].includes(row.goods.exterior ?? '')
    const both = rows.filter((row) => isRifle(row) && isWorn(row))
    expect(listings).toMatchObject({
      total: both.length,
      with_stickers: both.filter(({ asset }) => asset.stickers.length > 0).length,
      with_charm: both.filter(({ asset }) => asset.charm !== null).length,
      bargainable: both.filter(({ listing }) => listing.isBargainable).length,
    })
    expect(listings.exteriors['fn']).toBe(rows.filter((row) => isRifle(row) && row.goods.exterior === 'fn').length)
    expect(listings.categories['pistol']).toBe(
      rows.filter((row) => row.goods.category === 'pistol' && isWorn(row)).length,
    )
  })

  test('and by style', async () => {
    const { listings } = await exchange.ask(filter, { categories: ['knife'] })
    const styled = rows.filter((row) => row.goods.category === 'knife' && row.listing.styleId > 0)
    const counted = Map.groupBy(styled, (row) => row.listing.styleId)
    expect(counted.size).toBeGreaterThan(0)
    expect(new Map(listings.styles.map(({ style_id, count }) => [style_id, count]))).toEqual(
      new Map([...counted].map(([style, own]) => [style, own.length])),
    )
  })

  test.each<[Asked & { goods_id?: string }, string[]]>([
    [{ categories: ['no-such-thing'] }, ['categories']],
    [{ price_min: '2.00', price_max: '1.00' }, ['price_min', 'price_max']],
  ])('refuses %o', async (asked, fields) => {
    expect(await exchange.call(filter, asked)).toMatchObject({ code: codes.requestInvalid, extra: { fields } })
  })

  test('refuses to count one goods beside filters', async () => {
    const goods_id = rows[0]!.goods.id
    expect((await exchange.call(filter, { goods_id, keyword: 'ak' })).code).toBe(codes.requestInvalid)
  })
})
