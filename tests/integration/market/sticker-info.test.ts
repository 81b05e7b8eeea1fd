import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { capsuleGroup, stickers, stickersList } from '#contract/market/info.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { openMarketExchange, standingsOf, zh } from '../../setup/market-exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openMarketExchange()
})
afterAll(() => exchange.close())

const { goods } = readCatalogue()
const named = (name: string) => goods.find((one) => one.market_hash_name === name)!

describe('S1.1 stickers', () => {
  test('tournaments and series with their capsules, newest first', async () => {
    const { groups } = await exchange.ask(capsuleGroup, {})
    expect(groups.length).toBeGreaterThan(50)
    expect(groups[0]).toMatchObject({ key: 'starladder-budapest-2025', kind: 'event' })
    const katowice = groups.find(({ key }) => key === '2014-ems-one-katowice')!
    expect(katowice.capsules.map(({ key }) => key)).toEqual([
      'ems-katowice-2014-challengers',
      'ems-katowice-2014-legends',
    ])
    expect(katowice.sticker_count).toBe(goods.filter((one) => one.collection === '2014-ems-one-katowice').length)
    const answer = await exchange.ask(capsuleGroup, {}, zh)
    expect(answer.groups[0]?.name).toContain('布达佩斯')
  })

  test('one group by its key, with what its stickers are offered for', async () => {
    const all = (await exchange.ask(capsuleGroup, {})).groups
    const one = all.find((group) => group.on_sale_count > 1)!
    expect((await exchange.ask(capsuleGroup, { key: one.key })).groups).toEqual([one])
    const standings = await standingsOf(
      exchange,
      goods.filter((each) => each.collection === one.key).map((each) => each.goods_id),
    )
    const prices = standings.flatMap((row) => row.lowestPrice ?? []).toSorted((a, b) => Number(a - b))
    expect(one).toMatchObject({
      on_sale_count: standings.reduce((sum, row) => sum + row.onSaleCount, 0),
      lowest_price: formatAmount(prices[0]!),
      highest_price: formatAmount(prices.at(-1)!),
    })
    expect(await exchange.call(capsuleGroup, { key: 'nothing' })).toMatchObject({ code: codes.notFound })
  })

  test('a picker finds stickers by name in both languages, and shows chosen ones', async () => {
    const titan = named('Sticker | Titan (Holo) | Katowice 2014').goods_id
    for (const keyword of ['titan holo kato', 'titan 卡托维兹 全息']) {
      const { items } = await exchange.ask(stickers, { keyword })
      expect(items.map((item) => item.goods_id)).toContain(titan)
    }
    const { items, goods_infos } = await exchange.ask(stickers, { ids: [titan] })
    expect(items[0]?.sticker).toMatchObject({ subject: 'Titan', effect: 'Holo', event: 'Katowice 2014' })
    expect(items[0]?.sticker.group).toEqual({ key: '2014-ems-one-katowice', name: '2014 EMS One Katowice' })
    expect(goods_infos[0]?.goods_id).toBe(titan)
    expect((await exchange.ask(stickers, { keyword: '---' })).items).toEqual([])
    const meant = await exchange.ask(stickers, { keyword: 'titen holo katowice' })
    expect(meant.items.map((item) => item.goods_id)).toContain(titan)
  })

  test('a picker is asked for a name or for ids, and for stickers only', async () => {
    const fields = async (input: CallInput<typeof stickers>) => (await exchange.call(stickers, input)).extra?.['fields']
    expect(await fields({ keyword: 'a', ids: [goods[0]!.goods_id] })).toEqual(['ids', 'keyword'])
    expect(await fields({ ids: [named('Kilowatt Case').goods_id] })).toEqual(['ids'])
  })

  async function walk(input: CallInput<typeof stickersList>) {
    const found: string[] = []
    let cursor: string | undefined
    let total = 0
    do {
      const page = await exchange.ask(stickersList, { page_size: '20', ...input, ...(cursor && { cursor }) })
      found.push(...page.items.map((item) => item.goods_id))
      ;({ total } = page)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(total).toBe(found.length)
    expect(new Set(found).size).toBe(found.length)
    return found.toSorted()
  }
  const idsOf = (fits: (name: string, one: (typeof goods)[number]) => boolean) =>
    goods
      .filter((one) => one.category === 'sticker' && fits(one.market_hash_name, one))
      .map((one) => one.goods_id)
      .toSorted()

  test('by tournament, capsule, team, effect and name, walked by key', async () => {
    const group = '2014-ems-one-katowice'
    expect(await walk({ group })).toEqual(idsOf((_, one) => one.collection === group))
    const capsule = 'ems-katowice-2014-legends'
    expect(await walk({ capsule })).toEqual(idsOf((_, one) => one.containers.includes(capsule)))
    expect(await walk({ subject: 'TITAN', group })).toEqual(
      idsOf((name, one) => one.collection === group && name.startsWith('Sticker | Titan')),
    )
    expect(await walk({ group, effect: 'Foil' })).toEqual(
      idsOf((name, one) => one.collection === group && name.includes('(Foil)')),
    )
    expect(await walk({ group, effect: '全息', keyword: 'titan' })).toEqual([
      named('Sticker | Titan (Holo) | Katowice 2014').goods_id,
    ])
    expect(await walk({ group, keyword: '!!' })).toEqual([])
  })

  test('says what else there is to choose', async () => {
    const page = await exchange.ask(stickersList, { group: '2014-ems-one-katowice' })
    const choice = (key: string, name = key) => ({ key, name })
    expect(page.effects).toEqual([choice('Foil'), choice('Holo')])
    expect(page.subjects).toEqual(
      expect.arrayContaining(['Titan', 'iBUYPOWER', 'Natus Vincere'].map((key) => choice(key))),
    )
    const { effects } = await exchange.ask(stickersList, { group: '2014-ems-one-katowice' }, zh)
    expect(effects).toEqual(expect.arrayContaining([choice('Foil', '闪亮'), choice('Holo', '全息')]))
    expect((await exchange.ask(stickersList, {})).subjects).toEqual([])
  })

  test.each([
    [{ group: 'nothing' }, ['group']],
    [{ capsule: 'nothing' }, ['capsule']],
    [{ cursor: 'eHh4' }, ['cursor']],
  ])('refuses %j', async (input, fields) => {
    expect(await exchange.call(stickersList, input)).toMatchObject({ code: codes.requestInvalid, extra: { fields } })
  })
})
