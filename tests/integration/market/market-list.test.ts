import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { goodsSorts } from '#contract/words.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type MarketRow, openMarketExchange, readOnSale, walk, zh } from '../../setup/market-exchange.ts'

let exchange: TestExchange
let onSale: MarketRow[]

beforeAll(async () => {
  exchange = await openMarketExchange()
  onSale = await readOnSale(exchange)
})
afterAll(() => exchange.close())

const idsOf = (rows: MarketRow[]) => rows.map((row) => row.goodsId).sort()
const found = async (input: CallInput<typeof onSaleList>) => (await walk(exchange, { page_size: 100, ...input })).flat()

/** The order of two goods in each sort; ties are broken by id. */
const orders: Record<string, (a: MarketRow, b: MarketRow) => number> = {
  popular: (a, b) => b.popularity - a.popularity,
  price_asc: (a, b) => Number(a.lowestPrice! - b.lowestPrice!),
  price_desc: (a, b) => Number(b.lowestPrice! - a.lowestPrice!),
  newest: (a, b) => b.newestListedAt!.getTime() - a.newestListedAt!.getTime(),
  discount: (a, b) => ratio(a) - ratio(b),
}
const ratio = (row: MarketRow) =>
  row.referencePrice ? Number((row.lowestPrice! * 10_000n) / row.referencePrice) : Number.MAX_SAFE_INTEGER

describe('S1.1 the list of goods on sale', () => {
  test.each(goodsSorts)('sorted by %s, walked by key, shows every goods exactly once and in order', async (sort) => {
    const pages = await walk(exchange, { sort, page_size: 48 })
    const ids = pages.flat()
    expect(pages.slice(0, -1).every((page) => page.length === 48)).toBe(true)
    expect(ids.toSorted()).toEqual(idsOf(onSale))
    const rows = new Map(onSale.map((row) => [row.goodsId, row]))
    const isInOrder = ids.every((id, index) => {
      const before = ids[index - 1]
      return before === undefined || orders[sort]!(rows.get(before)!, rows.get(id)!) <= 0
    })
    expect(isInOrder).toBe(true)
  })

  test('without a sort the popular ones come first', async () => {
    const { items } = await exchange.ask(onSaleList, {})
    expect(items.map((item) => item.goods_id)).toEqual((await walk(exchange, { sort: 'popular' }))[0])
  })

  test('S3.8 each item has its goods_info, the market as it stands, and totals of all pages', async () => {
    const { items, goods_infos, total, listing_total } = await exchange.ask(onSaleList, { sort: 'price_asc' })
    const cheapest = onSale.toSorted((a, b) => orders['price_asc']!(a, b))[0]!
    expect(items[0]).toMatchObject({
      goods_id: cheapest.goodsId,
      style_id: 0,
      on_sale_count: cheapest.onSaleCount,
      purchase_count: cheapest.purchaseCount,
      reference_sales: cheapest.referenceSales,
    })
    expect(Number(items[0]?.lowest_price) * 100).toBeCloseTo(Number(cheapest.lowestPrice))
    expect(goods_infos.map((info) => info.goods_id)).toEqual(items.map((item) => item.goods_id))
    expect(goods_infos[0]).toMatchObject({ name: cheapest.goods.nameEn, style: 0, rarity: cheapest.goods.rarity })
    expect(goods_infos[0]?.image).toBe(`/art/1/${cheapest.goodsId}`)
    expect(total).toBe(onSale.length)
    expect(listing_total).toBe(onSale.reduce((sum, row) => sum + row.onSaleCount, 0))
  })

  test('names follow the language', async () => {
    const { goods_infos } = await exchange.ask(onSaleList, { categories: ['knife'], page_size: 1 }, zh)
    const row = onSale.find(({ goodsId }) => goodsId === goods_infos[0]?.goods_id)
    expect(goods_infos[0]?.name).toBe(row?.goods.nameZh)
    expect(goods_infos[0]?.item_name).toBe(row?.goods.itemNameZh)
  })
})

describe('S1.1 filters agree with a plain look at every row', () => {
  const cases: [string, CallInput<typeof onSaleList>, (row: MarketRow) => boolean][] = [
    ['category', { categories: ['rifle'] }, ({ goods }) => goods.category === 'rifle'],
    ['two categories', { categories: ['knife', 'gloves'] }, ({ goods }) => /knife|gloves/.test(goods.category)],
    ['weapon', { weapons: ['ak-47', 'awp'] }, ({ goods }) => goods.weapon === 'ak-47' || goods.weapon === 'awp'],
    [
      'a category whole and a weapon of another',
      { categories: ['knife'], weapons: ['ak-47'] },
      ({ goods }) => goods.category === 'knife' || goods.weapon === 'ak-47',
    ],
    ['exterior', { exteriors: ['fn', 'mw'] }, ({ goods }) => goods.exterior === 'fn' || goods.exterior === 'mw'],
    ['quality', { qualities: ['stattrak'] }, ({ goods }) => goods.quality === 'stattrak'],
    ['rarity', { rarities: ['covert'] }, ({ goods }) => goods.rarity === 'covert'],
    ['lowest price', { price_min: '1000.00' }, ({ lowestPrice }) => lowestPrice! >= 100_000n],
    [
      'price between, bounds included',
      { price_min: '4500.00', price_max: '4900.00' },
      ({ lowestPrice }) => lowestPrice! >= 450_000n && lowestPrice! <= 490_000n,
    ],
    ['nothing', { price_min: '99999999.00', price_max: '99999999.00' }, () => false],
    [
      'all together',
      {
        keyword: 'ft',
        categories: ['rifle', 'pistol'],
        exteriors: ['ft'],
        qualities: ['normal', 'souvenir'],
        rarities: ['mil_spec', 'industrial'],
        price_max: '4950.00',
      },
      ({ goods, lowestPrice }) =>
        (goods.category === 'rifle' || goods.category === 'pistol') &&
        goods.exterior === 'ft' &&
        (goods.quality === 'normal' || goods.quality === 'souvenir') &&
        (goods.rarity === 'mil_spec' || goods.rarity === 'industrial') &&
        lowestPrice! <= 495_000n,
    ],
    ['English word', { keyword: 'doppler' }, ({ goods }) => /doppler/i.test(goods.nameEn)],
    [
      'several tokens',
      { keyword: 'Case  hardened' },
      ({ goods }) => /case/i.test(goods.nameEn) && /hardened/i.test(goods.nameEn),
    ],
    ['Chinese, two characters', { keyword: '匕首' }, ({ goods }) => goods.nameZh.includes('匕首')],
    ['Chinese exterior', { keyword: '久经沙场' }, ({ goods }) => goods.nameZh.includes('久经沙场')],
    [
      'Chinese and Latin together',
      { keyword: 'ak战痕' },
      ({ goods }) => /AK-47/.test(goods.nameZh) && /战痕/.test(goods.nameZh),
    ],
    ['a weapon without its hyphen', { keyword: 'ak47' }, ({ goods }) => /AK-47/.test(goods.nameEn)],
    ['a weapon with its hyphen', { keyword: 'AK-47' }, ({ goods }) => /AK-47/.test(goods.nameEn)],
    ['signs only', { keyword: '%_★' }, () => false],
  ]
  test.each(cases)('%s', async (_name, input, fits) => {
    const wanted = onSale.filter(fits)
    const { total, listing_total } = await exchange.ask(onSaleList, { ...input, page_size: 1 })
    expect((await found(input)).sort()).toEqual(idsOf(wanted))
    expect(total).toBe(wanted.length)
    expect(listing_total).toBe(wanted.reduce((sum, row) => sum + row.onSaleCount, 0))
  })

  test('the cases above do find something', async () => {
    for (const [name, , fits] of cases) {
      if (name !== 'nothing' && name !== 'signs only') expect(onSale.filter(fits).length, name).toBeGreaterThan(0)
    }
  })

  test('goods with nothing on sale are not listed', async () => {
    const { total } = await exchange.ask(onSaleList, {})
    expect(total).toBe(onSale.length)
    expect(total).toBeLessThan(2_000)
  })
})

describe('what does not fit is refused, never ignored', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown category', { categories: ['rifle', 'spoon'] }, 'categories'],
    ['an unknown weapon', { weapons: ['ak-48'] }, 'weapons'],
    ['an unknown rarity', { rarities: ['constructor'] }, 'rarities'],
    ['an unknown exterior', { exteriors: ['new'] }, 'exteriors.0'],
    ['an unknown sort', { sort: 'wear' }, 'sort'],
    ['an amount without two digits', { price_min: '1' }, 'price_min'],
    ['a cursor that is none', { cursor: 'AAAA' }, 'cursor'],
    ['a cursor with a crafted key', { cursor: Buffer.from('popular 1;drop a').toString('base64url') }, 'cursor'],
    ['a cursor without a key', { cursor: Buffer.from('popular  aaaaaaaaaaa').toString('base64url') }, 'cursor'],
  ])('%s', async (_name, input, field) => {
    const answer = await exchange.call(onSaleList, input)
    expect(answer).toMatchObject({ code: codes.requestInvalid, data: null, extra: { fields: [field] } })
  })

  test('a lowest price above the highest', async () => {
    const answer = await exchange.call(onSaleList, { price_min: '2.00', price_max: '1.99' })
    expect(answer).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['price_min', 'price_max'] } })
  })

  test('an unknown field', async () => {
    expect((await exchange.call(onSaleList, { wear: 0.1 } as object)).code).toBe(codes.requestInvalid)
  })

  test("another sort's cursor", async () => {
    const { next_cursor } = await exchange.ask(onSaleList, { sort: 'price_asc' })
    const answer = await exchange.call(onSaleList, { sort: 'price_desc', cursor: next_cursor! })
    expect(answer).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['cursor'] } })
  })
})
