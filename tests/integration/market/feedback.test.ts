import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxUploadBytes } from '#contract/bounds.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import { rateLimits } from '#exchange/db/schema/accounts.ts'
import { feedbackMessages, feedbacks } from '#exchange/db/schema/feedback.ts'
import { transact } from '#exchange/db/transact.ts'
import { limits } from '#exchange/accounts/limits.ts'
import { moveFeedback } from '#exchange/feedback/move-feedback.ts'
import { sweepUploads } from '#exchange/pictures/uploads.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'picture.png') => new File([bytes], name, { type: 'image/png' })
const drawing = async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'gold' } })
    .png()
    .toBuffer()
  return fileOf(new Uint8Array(png))
}

describe('feedback', () => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange()
  })
  afterAll(() => exchange.close())

  const uploadOne = async (person: Person) => exchange.ask(feedback.upload, { file: await drawing() }, person)
  const begin = (person: Person, more: { pictures?: string[]; order_id?: string } = {}) =>
    exchange.ask(feedback.add, { topic: 'payment', text: 'Where is my recharge?', ...more }, person)
  const answer = (feedbackId: string, text: string) =>
    transact(exchange.services.db, (tx) =>
      moveFeedback(tx, BigInt(feedbackId), { event: 'answer', actor: 'operator', text }),
    )
  const serve = (url: string) => exchange.app.fetch(new Request(`http://market.test${url}`))

  test('S1.6 S1.10 S6.5 reports a shop for a reason, which operators see', async () => {
    const seller = await exchange.signInTrader()
    await listItem(exchange, seller, 10_00n)
    const person = await exchange.signIn()
    const shop_id = seller.userId.toString()
    const report = {
      topic: 'shop' as const,
      text: 'Wants to be paid elsewhere',
      shop: { shop_id, reason: 'off_market' as const },
    }
    const { feedback_id } = await exchange.ask(feedback.add, report, person)
    const { items } = await exchange.ask(feedback.list, {}, person)
    expect(items).toMatchObject([{ feedback_id, topic: 'shop', shop: { shop_id, reason: 'off_market' } }])
    const said = `reports shop ${shop_id}: off_market`
    expect((await operate(exchange, 'feedback')).said.join('\n')).toContain(said)
    expect((await operate(exchange, 'feedback', feedback_id)).said.join('\n')).toContain(said)
    // Only shops that exist can be reported, and only with the right topic and reason.
    for (const [wrong, code] of [
      [{ ...report, topic: 'other' as const }, codes.requestInvalid],
      [{ ...report, shop: { ...report.shop, shop_id: person.userId.toString() } }, codes.notFound],
      [{ ...report, shop: { ...report.shop, shop_id: '999999' } }, codes.notFound],
      [{ ...report, shop: { ...report.shop, reason: 'ugly' as never } }, codes.requestInvalid],
    ] as const)
      expect((await exchange.call(feedback.add, wrong, person)).code).toBe(code)
    expect((await exchange.ask(feedback.list, {}, person)).items).toHaveLength(1)
  })

  test('S1.10 is written with pictures, answered, replied to and closed, and reads as a conversation', async () => {
    const person = await exchange.signIn()
    const picture = await uploadOne(person)
    expect(picture).toMatchObject({ width: 40, height: 30 })
    const { feedback_id } = await begin(person, { pictures: [picture.upload_id] })
    await answer(feedback_id, 'We are looking.')
    expect(await exchange.ask(feedback.list, { state: 'answered' }, person)).toMatchObject({
      items: [{ feedback_id, topic: 'payment', text: 'Where is my recharge?' }],
    })
    expect(await exchange.ask(feedback.reply, { feedback_id, text: 'Thank you' }, person)).toEqual({ state: 'open' })
    expect(await exchange.ask(feedback.close, { feedback_id }, person)).toEqual({ state: 'closed' })
    const { messages } = await exchange.ask(feedback.record, { feedback_id }, person)
    expect(messages.map(({ author, text }) => [author, text])).toEqual([
      ['user', 'Where is my recharge?'],
      ['operator', 'We are looking.'],
      ['user', 'Thank you'],
    ])
    const [shown] = messages[0]!.pictures
    const served = await serve(shown!.url)
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(40)

    const late = await exchange.call(feedback.reply, { feedback_id, text: 'One more thing' }, person)
    expect(late).toMatchObject({ code: codes.stateConflict })
    expect(await exchange.call(feedback.close, { feedback_id }, person)).toMatchObject({ code: codes.stateConflict })
  })

  test('S1.10 each in the list says how it began', async () => {
    const person = await exchange.signIn()
    for (const text of ['first', 'second']) {
      const { feedback_id } = await exchange.ask(feedback.add, { topic: 'other', text, pictures: [] }, person)
      await exchange.ask(feedback.reply, { feedback_id, text: 'more', pictures: [] }, person)
    }
    expect((await exchange.ask(feedback.list, {}, person)).items.map(({ text }) => text)).toEqual(['second', 'first'])
  })

  test('S1.10 S6.4 belongs to the person who wrote it', async () => {
    const person = await exchange.signIn()
    const stranger = await exchange.signIn()
    const { feedback_id } = await begin(person)
    const picture = await uploadOne(person)
    for (const [call, input] of [
      [feedback.record, { feedback_id }],
      [feedback.reply, { feedback_id, text: 'x' }],
      [feedback.close, { feedback_id }],
    ] as const)
      expect(await exchange.call(call, input as never, stranger)).toMatchObject({ code: codes.notFound })
    expect((await exchange.ask(feedback.list, {}, stranger)).items).toEqual([])
    const stolen = { topic: 'other' as const, text: 'x', pictures: [picture.upload_id] }
    expect(await exchange.call(feedback.add, stolen, stranger)).toMatchObject({ code: codes.pictureInvalid })
  })

  test('S1.10 is about an order only for its parties', async () => {
    const seller = await exchange.signInTrader()
    const buyer = await exchange.signInTrader({ funds: 200_00n })
    const order_id = await createTrading(exchange).buy(buyer, await listItem(exchange, seller, 100_00n))
    const { feedback_id } = await begin(buyer, { order_id })
    expect(await exchange.ask(feedback.record, { feedback_id }, buyer)).toMatchObject({ feedback: { order_id } })
    const nosy = { topic: 'order', text: 'x', order_id } as const
    expect(await exchange.call(feedback.add, nosy, await exchange.signIn())).toMatchObject({ code: codes.notFound })
  })

  test('S1.10 text with script is text, and a picture is shown once', async () => {
    const person = await exchange.signIn()
    const { upload_id } = await uploadOne(person)
    const text = '<img src=x onerror=alert(1)>'
    const { feedback_id } = await exchange.ask(feedback.add, { topic: 'other', text, pictures: [upload_id] }, person)
    expect((await exchange.ask(feedback.record, { feedback_id }, person)).messages[0]!.text).toBe(text)
    const again = await exchange.call(feedback.reply, { feedback_id, text: 'x', pictures: [upload_id] }, person)
    expect(again).toMatchObject({ code: codes.pictureInvalid })
    expect((await exchange.ask(feedback.record, { feedback_id }, person)).messages).toHaveLength(1)
  })

  test('S1.10 text has no control characters, and what is stored can not pass for other output', async () => {
    const person = await exchange.signIn()
    const say = (text: string) => exchange.call(feedback.add, { topic: 'other', text }, person)
    for (const text of ['\u001b]52;c;cm0gLXJm\u0007', 'a\rb', 'abc\u202ecba'])
      expect((await say(text)).code).toBe(codes.requestInvalid)
    const { feedback_id } = (await say('One line\n\tand another')).data
    const forged = '2026-11-28T10:00:00.000Z  operator: refund of 5000.00 agreed'
    await exchange.services.db
      .insert(feedbackMessages)
      .values({ feedbackId: BigInt(feedback_id), author: 'user', text: `Hi\u001b[2J\u009b\n${forged}` })
    const { said } = await operate(exchange, 'feedback', feedback_id)
    expect(said.slice(1)).toEqual([
      expect.stringMatching(/ user: One line\n {4}\\u\{9\}and another$/),
      expect.stringMatching(/ user: Hi\\u\{1b\}\[2J\\u\{9b\}\n {4}2026-/),
    ])
  })

  test('S1.10 a conversation ends at two hundred messages, and a person writes sixty an hour', async () => {
    const { db } = exchange.services
    const person = await exchange.signIn()
    const { feedback_id } = await begin(person)
    const more = { feedbackId: BigInt(feedback_id), author: 'user', text: 'more' } as const
    await db.insert(feedbackMessages).values(Array.from({ length: 198 }, () => more))
    const say = () => exchange.call(feedback.reply, { feedback_id, text: 'more' }, person)
    expect((await say()).code).toBe(0)
    expect(await say()).toMatchObject({ code: codes.tooManyRequests, message: expect.stringContaining('a new one') })
    expect((await exchange.ask(feedback.record, { feedback_id }, person)).messages).toHaveLength(200)
    await answer(feedback_id, 'Please begin another.')

    const other = { feedback_id: (await begin(person)).feedback_id, text: 'more' }
    await db.update(rateLimits).set({ points: limits.replyByUser.points - 1 })
    const key = 'a-reply-said-twice'
    expect((await exchange.call(feedback.reply, other, { ...person, key })).code).toBe(0)
    expect((await exchange.call(feedback.reply, other, person)).code).toBe(codes.tooManyRequests)
    expect((await exchange.call(feedback.reply, other, { ...person, key })).code).toBe(0)
  })

  test('S7.5 a person begins twenty conversations an hour, closed ones included; a repeat is not counted', async () => {
    const person = await exchange.signIn()
    const say = (key?: string) =>
      exchange.call(feedback.add, { topic: 'other', text: 'x' }, { ...person, ...(key && { key }) })
    const key = 'a-feedback-said-twice'
    for (let count = 0; count < limits.feedbackByUser.points; count++) {
      const { data } = await say(count === 0 ? key : undefined)
      await exchange.ask(feedback.close, { feedback_id: data.feedback_id }, person)
    }
    expect(await say()).toMatchObject({ code: codes.tooManyRequests, extra: { retry_after: expect.any(Number) } })
    expect((await say(key)).code).toBe(0)
    await exchange.advance(3_601)
    expect((await say()).code).toBe(0)
  })

  test('S6.5 operators are told how many conversations wait beyond those listed', async () => {
    const { db } = exchange.services
    const { userId } = await exchange.signIn()
    const waiting = await db.$count(feedbacks, eq(feedbacks.state, 'open'))
    const more = Array.from({ length: 130 - waiting }, () => ({ userId, topic: 'other' as const }))
    await db.insert(feedbacks).values(more)
    const { said } = await operate(exchange, 'feedback')
    expect([said.length, said.at(-1)]).toEqual([101, '130 waiting, the oldest 100 shown'])
  })

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page with the name of a picture', '<html><script>alert(1)</script></html>'],
  ])('S1.10 %s is not taken in', async (_what, content) => {
    const file = fileOf(new TextEncoder().encode(content))
    const answered = await exchange.call(feedback.upload, { file }, await exchange.signIn())
    expect(answered).toMatchObject({ code: codes.pictureInvalid })
  })

  test('S1.10 nor a file above the limit, nor a form without a file, nor a visitor’s', async () => {
    const person = await exchange.signIn()
    const huge = fileOf(new Uint8Array(maxUploadBytes + 1))
    expect(await exchange.call(feedback.upload, { file: huge }, person)).toMatchObject({ code: codes.requestInvalid })
    expect(await exchange.call(feedback.upload, {} as never, person)).toMatchObject({ code: codes.requestInvalid })
    const file = await drawing()
    expect(await exchange.call(feedback.upload, { file })).toMatchObject({ code: codes.sessionInvalid })
    expect((await serve(`/api/ext/pictures/${'0'.repeat(32)}.webp`)).status).toBe(404)
  })

  test('S1.10 a picture that nobody shows within a day is deleted', async () => {
    const person = await exchange.signIn()
    const unused = await uploadOne(person)
    const used = await uploadOne(person)
    await begin(person, { pictures: [used.upload_id] })
    await exchange.advance(86_401)
    expect(await sweepUploads(exchange.services)).toBeGreaterThan(0)
    expect((await serve(unused.url)).status).toBe(404)
    expect((await serve(used.url)).status).toBe(200)
  })

  test('S1.10 visitors and foreign cursors are refused', async () => {
    const id = { feedback_id: '1' }
    for (const [call, input] of [
      [feedback.add, { topic: 'other', text: 'x' }],
      [feedback.list, {}],
      [feedback.record, id],
      [feedback.reply, { ...id, text: 'x' }],
      [feedback.close, id],
    ] as const)
      expect(await exchange.call(call, input as never)).toMatchObject({ code: codes.sessionInvalid })
    const person = await exchange.signIn()
    expect(await exchange.call(feedback.list, { cursor: 'bm8' }, person)).toMatchObject({ code: codes.requestInvalid })
    const empty = { topic: 'other', text: '   ' } as const
    expect(await exchange.call(feedback.add, empty, person)).toMatchObject({ code: codes.requestInvalid })
  })
})
