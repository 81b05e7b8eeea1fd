import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as mail from '#contract/mail.ts'
import { mails } from '#exchange/db/schema/mail.ts'
import { transact } from '#exchange/db/transact.ts'
import { sendMail } from '#exchange/mail/send-mail.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'

const due = { deadlineAt: new Date('2026-11-27T13:00:00Z'), otherwise: 'money_back' } as const

describe('mail', () => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange()
  })
  afterAll(() => exchange.close())

  /** Creates a person with two messages about trade and one about money. */
  async function signInReader() {
    const reader = await exchange.signIn()
    const goods = { goodsId: redline, styleId: 0 }
    await transact(exchange.services.db, async (tx) => {
      await sendMail(tx, reader.userId, { kind: 'order_sold', subjectId: 7n, goods, params: { price: '12.00' }, due })
      await sendMail(tx, reader.userId, { kind: 'order_offer_sent', subjectId: 8n, goods, due })
      await sendMail(tx, reader.userId, {
        kind: 'order_completed',
        subjectId: 7n,
        goods,
        params: { seller_net: '11.70' },
      })
    })
    return reader
  }

  test('S1.11 are counted by category, listed newest first, and read one by one or all at once', async () => {
    const reader = await signInReader()
    expect(await exchange.ask(mail.unreadTotal, {}, reader)).toEqual({
      total: 3,
      by_category: { trade: 2, money: 1, account: 0, service: 0 },
      newest_alert: null,
    })
    const first = await exchange.ask(mail.listMsg, { page_size: 2 }, reader)
    expect(first.items.map(({ kind }) => kind)).toEqual(['order_completed', 'order_offer_sent'])
    const rest = await exchange.ask(mail.listMsg, { page_size: 2, cursor: first.next_cursor! }, reader)
    expect(rest).toMatchObject({
      items: [{ kind: 'order_sold', about: { subject: 'order', id: '7' }, is_read: false }],
      next_cursor: null,
    })
    expect(rest.items[0]!.text).toContain('¥12.00')

    const left = await exchange.ask(mail.updateRead, { mail_ids: [rest.items[0]!.mail_id] }, reader)
    expect(left).toMatchObject({ total: 2, by_category: { trade: 1, money: 1 } })
    const unread = await exchange.ask(mail.listMsg, { unread_only: true, category: 'trade' }, reader)
    expect(unread.items.map(({ kind }) => kind)).toEqual(['order_offer_sent'])
    expect(await exchange.ask(mail.updateRead, { all: true }, reader)).toMatchObject({ total: 0 })
  })

  test('S1.11 a year of unread mails is marked in batches', async () => {
    const reader = await exchange.signIn()
    const letter = { userId: reader.userId, kind: 'order_refunded', category: 'trade' as const }
    await exchange.services.db.insert(mails).values(Array.from({ length: 4_001 }, () => letter))
    expect(await exchange.ask(mail.unreadTotal, {}, reader)).toMatchObject({ total: 4_001 })
    expect(await exchange.ask(mail.updateRead, { all: true }, reader)).toMatchObject({ total: 0 })
  })

  test('S1.11 S4.22 one stored before messages named a deadline reads as it is', async () => {
    const reader = await exchange.signIn()
    const about = { kind: 'order_sold', category: 'trade', subjectId: 7n, goodsId: redline } as const
    await exchange.services.db.insert(mails).values({ ...about, userId: reader.userId, params: { price: '12.00' } })
    const [old] = (await exchange.ask(mail.listMsg, {}, reader)).items
    expect(old).toMatchObject({ text: 'The buyer has paid ¥12.00. Please send the trade offer.', due: null })
  })

  test('S1.11 the newest of an alert is named, whatever comes after it, until it is read', async () => {
    const reader = await exchange.signIn()
    const goods = { goodsId: redline, styleId: 0 }
    const alert = { kind: 'price_reached', subjectId: 1n, goods, params: { price: '9.00', target: '10.00' } } as const
    await transact(exchange.services.db, async (tx) => {
      await sendMail(tx, reader.userId, alert)
      await sendMail(tx, reader.userId, alert)
      await sendMail(tx, reader.userId, { kind: 'order_offer_sent', subjectId: 8n, goods, due })
    })
    const { items } = await exchange.ask(mail.listMsg, { category: 'trade' }, reader)
    const [newer, older] = items.filter(({ kind }) => kind === 'price_reached')
    const newest = async () => (await exchange.ask(mail.unreadTotal, {}, reader)).newest_alert
    expect(await newest()).toBe(newer!.mail_id)
    const left = await exchange.ask(mail.updateRead, { mail_ids: [newer!.mail_id] }, reader)
    expect(left.newest_alert).toBe(older!.mail_id)
    await exchange.ask(mail.updateRead, { all: true }, reader)
    expect(await newest()).toBeNull()
  })

  test('S1.11 another person’s mails can be neither seen nor marked', async () => {
    const reader = await signInReader()
    const stranger = await exchange.signIn()
    const { items } = await exchange.ask(mail.listMsg, {}, reader)
    await exchange.ask(mail.updateRead, { mail_ids: items.map(({ mail_id }) => mail_id) }, stranger)
    expect((await exchange.ask(mail.listMsg, {}, stranger)).items).toEqual([])
    expect((await exchange.ask(mail.unreadTotal, {}, reader)).total).toBe(3)
  })

  test.each([
    ['a visitor', mail.unreadTotal, {}, {}, codes.sessionInvalid],
    ['a visitor', mail.listMsg, {}, {}, codes.sessionInvalid],
    ['a visitor', mail.updateRead, { all: true }, {}, codes.sessionInvalid],
  ] as const)('S1.11 %s is refused: %o', async (_who, call, input, options, code) => {
    expect(await exchange.call(call, input as never, options)).toMatchObject({ code })
  })

  test('S1.11 a foreign cursor and a mark without a choice are refused', async () => {
    const reader = await exchange.signIn()
    expect(await exchange.call(mail.listMsg, { cursor: 'bm9uZQ' }, reader)).toMatchObject({
      code: codes.requestInvalid,
    })
    expect(await exchange.call(mail.updateRead, {} as never, reader)).toMatchObject({ code: codes.requestInvalid })
  })
})
