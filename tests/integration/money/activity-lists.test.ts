import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as activities from '#contract/activities.ts'
import { codes } from '#contract/codes.ts'
import { publishActivity } from '../../setup/exchange/gifts.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

describe.each(['pglite', 'postgres'] as const)('lists of activities on %s', (engine) => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterAll(() => exchange.close())

  test('S1.13 lists come in pages, in the language of who asks', async () => {
    const ids = [await publishActivity(exchange), await publishActivity(exchange)]
    const person = await exchange.signIn()
    for (const activity_id of ids) await exchange.ask(activities.exchangeGift, { activity_id }, person)
    for (const call of [activities.list, activities.gifts]) {
      const first = await exchange.ask(call, { page_size: 1 }, person)
      expect(first.items[0]).toMatchObject({ activity_id: ids[1] })
      const next = await exchange.ask(call, { page_size: 1, cursor: first.next_cursor! }, person)
      expect(next.items[0]).toMatchObject({ activity_id: ids[0] })
      expect(await exchange.call(call, { cursor: 'x' }, person)).toMatchObject({ code: codes.requestInvalid })
    }
    const chinese = await exchange.ask(activities.list, { page_size: 1 }, { headers: { 'accept-language': 'zh-CN' } })
    expect(chinese.items[0]).toMatchObject({ name: '新人礼', text: '人人有份。' })
  })

  test('S1.13 running activities come before those to come and those that are over, across pages', async () => {
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().replace(/\.\d+/, '')
    const running = await publishActivity(exchange)
    const upcoming = await publishActivity(exchange, { starts: soon })
    const over = await publishActivity(exchange)
    await operate(exchange, 'end-activity', over, '--why', 'x')
    const all: { activity_id: string; phase: string }[] = []
    let cursor: string | undefined
    do {
      const page = await exchange.ask(activities.list, { page_size: 2, cursor })
      all.push(...page.items)
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
    const ids = all.map(({ activity_id }) => activity_id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([running, upcoming, over]))
    const order = ['running', 'upcoming', 'ended']
    expect(all).toEqual(
      all.toSorted(
        (a, b) => order.indexOf(a.phase) - order.indexOf(b.phase) || Number(b.activity_id) - Number(a.activity_id),
      ),
    )
    const byId = Buffer.from(`newest  ${running}`).toString('base64url')
    expect(await exchange.call(activities.list, { cursor: byId })).toMatchObject({ code: codes.requestInvalid })
  })
})
