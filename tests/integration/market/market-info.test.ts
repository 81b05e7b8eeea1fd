import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { containerInfo, containers, dubbing, info, infoFilter, seriesItemset } from '#contract/market/info.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { openMarketExchange, standingsOf, zh } from '../../setup/market-exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openMarketExchange()
})
afterAll(() => exchange.close())

const { goods, containers: allContainers } = readCatalogue()
const named = (name: string) => goods.find((one) => one.market_hash_name === name)!

describe('S1.1 information pages', () => {
  test('kinds with how many pages each has', async () => {
    const { series, containers: kinds } = await exchange.ask(infoFilter, {})
    expect(series.map(({ key, count }) => [key, count])).toEqual([
      ['weapon', readCatalogue().collections.filter((one) => one.kind === 'weapon').length],
      ['sticker', readCatalogue().collections.filter((one) => one.kind === 'sticker').length],
    ])
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(allContainers.length)
  })

  test('series of a kind, with where they stand, found by name', async () => {
    const { series } = await exchange.ask(info, {})
    const one = series.find((each) => each.on_sale_count > 0)!
    const own = goods.filter((each) => each.collection === one.key)
    const standings = await standingsOf(
      exchange,
      own.map((each) => each.goods_id),
    )
    expect(one.on_sale_count).toBe(standings.reduce((sum, row) => sum + row.onSaleCount, 0))
    expect(one.lowest_price).toBe(
      formatAmount(standings.flatMap((row) => row.lowestPrice ?? []).reduce((a, b) => (a < b ? a : b))),
    )
    expect(one.item_count).toBe(new Set(own.map((each) => each.finish_key)).size)
    const { series: itself } = await exchange.ask(seriesItemset, { key: one.key })
    const { on_sale_count, lowest_price, highest_price } = one
    expect(itself).toEqual({ key: one.key, name: one.name, kind: 'weapon', on_sale_count, lowest_price, highest_price })
    expect(Number(highest_price)).toBeGreaterThanOrEqual(Number(lowest_price))
    const found = await exchange.ask(info, { kind: 'sticker', keyword: 'katowice' })
    expect(found.series.length).toBeGreaterThan(2)
    expect(found.series.every(({ name }) => /katowice/i.test(name))).toBe(true)
  })

  test('the items of a series, rarest first, and what they come out of', async () => {
    const redline = named('AK-47 | Redline (Field-Tested)')
    const { items, goods_infos, containers: sources } = await exchange.ask(seriesItemset, { key: redline.collection! })
    const own = goods.filter((one) => one.collection === redline.collection)
    expect(items).toHaveLength(new Set(own.map((one) => one.finish_key)).size)
    const ladder = ['contraband', 'covert', 'classified', 'restricted', 'mil_spec', 'industrial', 'consumer']
    const ranks = items.map((item) => ladder.indexOf(item.rarity))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(goods_infos.map((one) => one.goods_id).toSorted()).toEqual(items.map((item) => item.goods_id).toSorted())
    expect(sources.map(({ key }) => key)).toEqual(
      allContainers.filter((one) => own.some((item) => item.containers.includes(one.slug))).map((one) => one.slug),
    )
    expect(await exchange.call(seriesItemset, { key: 'nothing' })).toMatchObject({ code: codes.notFound })
  })

  test('containers by kind and name, newest first, walked by key', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await exchange.ask(containers, { kind: 'case', page_size: '10', ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ key }) => key))
      expect(page.total).toBe(45)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(
      allContainers
        .filter(({ kind }) => kind === 'case')
        .map(({ slug }) => slug)
        .toReversed(),
    )
    const { items } = await exchange.ask(containers, { keyword: '千瓦' })
    expect(items.map(({ key }) => key)).toEqual(['kilowatt-case'])
    expect((await exchange.call(containers, { cursor: 'eHh4' })).code).toBe(codes.requestInvalid)
  })

  test('what a case holds: its finishes by rarity, with its knives as rare specials apart', async () => {
    const answer = await exchange.ask(containerInfo, { key: 'kilowatt-case' })
    expect(answer.container).toMatchObject({ goods_id: named('Kilowatt Case').goods_id, kind: 'case' })
    expect(answer.qualities).toEqual(['normal', 'stattrak'])
    expect(answer.groups.map(({ is_special, rarity, items }) => [is_special, rarity, items.length])).toEqual([
      [true, 'covert', 13],
      [false, 'covert', 2],
      [false, 'classified', 3],
      [false, 'restricted', 5],
      [false, 'mil_spec', 7],
    ])
    expect(answer.groups.map(({ odds }) => odds)).toEqual([0.002558, 0.006394, 0.031969, 0.159847, 0.799233])
    expect(await exchange.ask(containerInfo, { goods_id: answer.container.goods_id })).toEqual(answer)
  })

  test('a souvenir package gives souvenirs and nothing else', async () => {
    const { slug } = allContainers.find(({ kind }) => kind === 'souvenir_package')!
    const { qualities, groups } = await exchange.ask(containerInfo, { key: slug })
    expect(qualities).toEqual(['souvenir'])
    expect(groups.every(({ is_special }) => !is_special)).toBe(true)
  })

  test('a container is named in one way, and has to exist', async () => {
    const answer = await exchange.call(containerInfo, {})
    expect(answer).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['key', 'goods_id'] } })
    expect((await exchange.call(containerInfo, { key: 'nothing' })).code).toBe(codes.notFound)
  })

  test('music kits, with and without a counter, and their boxes', async () => {
    const { kits } = await exchange.ask(dubbing, {})
    const all = goods.filter((one) => one.category === 'music_kit')
    expect(kits.flatMap((kit) => kit.goods.map((one) => one.goods_id)).toSorted()).toEqual(
      all.map((one) => one.goods_id).toSorted(),
    )
    const [noisia] = (await exchange.ask(dubbing, { keyword: 'noisia sharpened' })).kits
    expect(noisia).toMatchObject({ artist: 'Noisia', title: 'Sharpened' })
    expect(noisia?.goods.map(({ quality }) => quality)).toEqual(['normal', 'stattrak'])
    expect((await exchange.ask(dubbing, { keyword: 'noisia' }, zh)).kits[0]).toMatchObject({ title: '尖峰时刻' })
    expect(kits.some(({ boxes }) => boxes.some(({ key }) => key === 'masterminds-music-kit-box'))).toBe(true)
  })
})
