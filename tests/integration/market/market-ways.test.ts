import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { banner, goodsByIds, hotMarkedList, newShelfList, notice } from '#contract/market/home.ts'
import { filter, suggest } from '#contract/market/on-sale.ts'
import { formatAmount } from '#lib/money.ts'
import { banners, notices } from '#exchange/db/schema/content.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type MarketRow, openMarketExchange, readSamples, zh } from '../../setup/market-exchange.ts'

const nowhere = 'zzzzzzzzzzz'
let exchange: TestExchange
let onSale: MarketRow[]
let common: MarketRow
let doppler: MarketRow

beforeAll(async () => {
  exchange = await openMarketExchange()
  ;({ onSale, common, doppler } = await readSamples(exchange))
})
afterAll(() => exchange.close())

const db = () => exchange.services.db

describe('finding one’s way', () => {
  test('S1.1 suggestions: popular goods on sale whose name fits, else any goods of that name', async () => {
    const { items } = await exchange.ask(suggest, { keyword: 'ak47' })
    const wanted = onSale
      .filter((row) => row.goods.nameEn.includes('AK-47'))
      .sort((a, b) => b.popularity - a.popularity)
    expect(items.map((item) => item.goods_id)).toEqual(wanted.slice(0, 10).map((row) => row.goodsId))
    const names = new Set(onSale.map((row) => row.goods.nameEn))
    const unsold = ['Souvenir AWP | Dragon Lore (Factory New)', 'M4A4 | Howl (Factory New)'].find(
      (name) => !names.has(name),
    )!
    const rare = await exchange.ask(suggest, { keyword: unsold.replace(/[|()]/g, ' ') })
    expect(rare.items[0]).toMatchObject({ name: unsold, lowest_price: null })
    expect(await exchange.ask(suggest, { keyword: '★' })).toEqual({
      items: [],
      corrected_keyword: null,
      exteriors: null,
    })
  })

  test('S1.1 a slip of the finger and pinyin find what was meant, and say so', async () => {
    const meant = async (keyword: string) => {
      const { items, corrected_keyword, exteriors } = await exchange.ask(suggest, { keyword })
      return { name: items[0]?.name.replace(/ \(.*/, ''), corrected_keyword, exteriors }
    }
    expect(await meant('ak redlien')).toEqual({
      name: 'AK-47 | Redline',
      corrected_keyword: 'ak redline',
      exteriors: null,
    })
    expect(await meant('hongxian')).toMatchObject({
      corrected_keyword: '红线',
      name: expect.stringContaining('Redline'),
    })
    expect(await meant('xqzvkw')).toEqual({ name: undefined, corrected_keyword: null, exteriors: null })
  })

  test('S1.1 an exterior that a finish does not come in leads to those it does', async () => {
    const wrong = await exchange.ask(suggest, { keyword: 'karambit doppler ft' })
    expect(wrong).toMatchObject({ corrected_keyword: 'karambit doppler', exteriors: ['fn', 'mw'] })
    expect(wrong.items[0]?.name).toContain('Karambit | Doppler')
    expect(await exchange.ask(suggest, { keyword: 'karambit dopler ft' })).toMatchObject({ exteriors: ['fn', 'mw'] })
    expect(await exchange.ask(suggest, { keyword: 'karambit doppler fn' })).toMatchObject({
      corrected_keyword: null,
      exteriors: null,
    })
  })

  test('S1.1 the filters count what is on sale, in the asked language', async () => {
    const options = await exchange.ask(filter, {}, zh)
    const count = (fits: (row: MarketRow) => boolean) => onSale.filter(fits).length
    for (const category of options.categories) {
      expect(category.count, category.key).toBe(count((row) => row.goods.category === category.key))
      for (const weapon of category.weapons) {
        expect(weapon.count, weapon.key).toBe(count((row) => row.goods.weapon === weapon.key))
      }
    }
    for (const one of options.exteriors) expect(one.count).toBe(count((row) => row.goods.exterior === one.key))
    for (const one of options.qualities) expect(one.count).toBe(count((row) => row.goods.quality === one.key))
    for (const one of options.rarities) expect(one.count).toBe(count((row) => row.goods.rarity === one.key))
    expect(options.categories.find((one) => one.key === 'rifle')?.name).toBe('步枪')
    expect(options.goods_total).toBeGreaterThan(25_000)
  })

  test('the home lists: popular goods, and those with the newest listings', async () => {
    const hot = await exchange.ask(hotMarkedList, {})
    const popular = onSale.toSorted((a, b) => b.popularity - a.popularity).slice(0, 12)
    expect(hot.items.map((item) => item.goods_id)).toEqual(popular.map((row) => row.goodsId))
    expect(hot.goods_infos.map((info) => info.goods_id)).toEqual(popular.map((row) => row.goodsId))
    const fresh = await exchange.ask(newShelfList, {})
    const newest = onSale.toSorted((a, b) => b.newestListedAt!.getTime() - a.newestListedAt!.getTime())
    expect(fresh.items.map((item) => item.goods_id)).toEqual(newest.slice(0, 12).map((row) => row.goodsId))
  })

  test('goods by their ids come in that order, and without those that have no market', async () => {
    const [first, second] = [doppler.goodsId, common.goodsId]
    const { items, goods_infos } = await exchange.ask(goodsByIds, { goods_ids: [first, nowhere, second] }, zh)
    expect(items).toMatchObject([
      { goods_id: first, style_id: 0, lowest_price: formatAmount(doppler.lowestPrice!) },
      { goods_id: second, on_sale_count: common.onSaleCount },
    ])
    expect(goods_infos.map(({ name }) => name)).toEqual(expect.arrayContaining([doppler.goods.nameZh]))
    const ask = (goods_ids: string[]) => exchange.call(goodsByIds, { goods_ids })
    expect(await ask([])).toMatchObject({ code: codes.requestInvalid })
    expect(await ask(Array<string>(25).fill(first))).toMatchObject({ code: codes.requestInvalid })
  })

  test('banners and notices in the asked language, hidden ones left out', async () => {
    const text = { titleEn: 'Hello', titleZh: '你好', textEn: 'Text', textZh: '文字' }
    await db()
      .insert(banners)
      .values([
        { ...text, link: '/market' },
        { ...text, isShown: false },
      ])
    const older = new Date('2026-01-01T00:00:00Z')
    await db()
      .insert(notices)
      .values([
        { ...text, publishedAt: older },
        { ...text, titleEn: 'Newer', publishedAt: new Date('2026-01-02T00:00:00Z') },
        { ...text, isShown: false },
      ])
    expect((await exchange.ask(banner, {}, zh)).items).toMatchObject([{ title: '你好', text: '文字', link: '/market' }])
    const { items } = await exchange.ask(notice, {})
    expect(items.map((item) => item.title)).toEqual(['Newer', 'Hello'])
    expect(items[1]?.published_at).toBe(older.getTime() / 1000)
    const { next_cursor } = await exchange.ask(notice, { page_size: 1 })
    const rest = await exchange.ask(notice, { page_size: 1, cursor: next_cursor! })
    expect(rest).toMatchObject({ items: [{ title: 'Hello' }], next_cursor: null })
    expect(await exchange.call(notice, { cursor: 'x' })).toMatchObject({ code: codes.requestInvalid })
  })
})
