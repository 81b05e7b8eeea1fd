import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redeem } from '#contract/wallet/activation-codes.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import { operatorCommands, runOperator } from '#exchange/operator/run-operator.ts'
import { askOwner, listenForOperators, socketPath } from '#host/operator-socket.ts'
import { operate as typeAsOperator } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { solvedCaptcha } from '../../setup/one-time-codes.ts'

describe('operators', () => {
  let exchange: TestExchange
  let folder: string

  beforeAll(async () => {
    exchange = await openTestExchange()
    folder = await mkdtemp(join(tmpdir(), 'amber-operator-'))
  })
  afterAll(async () => {
    await exchange.close()
    await rm(folder, { recursive: true, force: true })
  })

  const operate = (...args: string[]) => typeAsOperator(exchange, ...args)

  test('check the books', async () => {
    expect(await operate('reconcile')).toEqual({ code: 0, said: [expect.stringMatching(/^\d+ checks, 0 violations$/)] })
  })

  test('S6.5 nobody acts without a name, nor in that of the market itself', async () => {
    const person = await exchange.signIn()
    const frozen = ['freeze', person.phone, '--why', 'stolen']
    const resolved = ['payments', 'resolve', '1', '--as', 'booked', '--why', 'asked']
    for (const act of [frozen, resolved]) {
      expect((await operate(...act, '--by', ' ')).said[0]).toBe('--by is empty: every act is recorded with who did it')
      for (const by of ['platform', 'system'])
        expect((await operate(...act, '--by', by)).said[0]).toBe(`--by ${by} would pass for the market's own act`)
    }
    expect((await operate('acts', '--subject', `user:${person.userId}`)).said).toEqual(['0 acts'])
  })

  test('S6.5 a command with words that it does not take does nothing, and shows its usage', async () => {
    const person = await exchange.signIn()
    const usage = 'usage: npm run operator -- freeze PHONE [--days N] --text-en … --text-zh … --why TEXT'
    expect(await operate('freeze', person.phone, '7', '--why', 'stolen')).toEqual({
      code: 64,
      said: ['unexpected: 7', usage],
    })
    expect((await operate('freeze', person.phone, '--why', 'stolen', 'card')).said).toEqual(['unexpected: card', usage])
    expect((await exchange.call(orders.list, { role: 'buyer' }, person)).code).toBe(codes.ok)
    for (const { name, words, isAct } of operatorCommands) {
      const given = [...words.map(() => '1'), 'more', ...(isAct ? ['--why', 'x'] : [])]
      expect((await operate(name, ...given)).said[0], name).toBe('unexpected: more')
    }
  })

  test('S1.10 answer and close a feedback; its writer is told', async () => {
    const person = await exchange.signIn()
    const { feedback_id } = await exchange.ask(feedback.add, { topic: 'other', text: 'Hello?' }, person)
    expect((await operate('feedback')).said.join('\n')).toContain(person.phone)
    expect((await operate('feedback', feedback_id)).said.join('\n')).toContain('user: Hello?')
    const type = (command: string, seen: string, text: string) =>
      operate(command, feedback_id, '--seen', seen, '--text', text, '--why', 'asked')
    expect(await type('reply', '1', 'Hello!')).toEqual({ code: 0, said: [`feedback ${feedback_id} is answered`] })
    expect(await type('close-feedback', '2', 'Bye')).toEqual({ code: 0, said: [`feedback ${feedback_id} is closed`] })
    const record = await exchange.ask(feedback.record, { feedback_id }, person)
    expect(record.feedback.state).toBe('closed')
    expect(record.messages.map(({ author, text }) => `${author}: ${text}`)).toEqual([
      'user: Hello?',
      'operator: Hello!',
      'operator: Bye',
    ])
    const { items } = await exchange.ask(listMsg, { category: 'service' }, person)
    expect(items.map(({ kind }) => kind)).toEqual(['feedback_closed', 'feedback_answered'])
    const late = await type('reply', '3', 'x')
    expect(late).toMatchObject({ code: 64, said: [expect.stringContaining('closed'), expect.anything()] })
  })

  test.each(['reply', 'close-feedback'])(
    'S1.10 S6.5 %s leaves a message that came meanwhile to be read',
    async (command) => {
      const person = await exchange.signIn()
      const { feedback_id } = await exchange.ask(feedback.add, { topic: 'other', text: 'Hello?' }, person)
      const type = (...seen: string[]) => operate(command, feedback_id, ...seen, '--text', 'Done', '--why', 'asked')
      const head = async () => (await operate('feedback', feedback_id)).said[0]
      expect(await head()).toContain(', open, 1 message, ')
      await exchange.ask(feedback.reply, { feedback_id, text: 'Wait, I was wrong' }, person)
      expect((await type('--seen', '1')).said[0]).toBe(
        `feedback ${feedback_id} has 2 messages, and you have seen 1: look at it again`,
      )
      expect((await type()).said[0]).toBe('--seen is missing')
      expect(await head()).toContain(', open, 2 messages, ')
      expect((await exchange.ask(listMsg, { category: 'service' }, person)).items).toEqual([])
      expect((await operate('acts', '--subject', `feedback:${feedback_id}`)).said).toEqual(['0 acts'])
      expect(await type('--seen', '2')).toMatchObject({ code: 0 })
    },
  )

  test('S1.9 issue activation codes that can be redeemed', async () => {
    const batch = ['--batch', 'spring', '--count', '2', '--amount', '5.00', '--days', '3']
    const { code, said } = await operate('issue-codes', ...batch, '--why', 'campaign')
    expect({ code, count: said.length }).toEqual({ code: 0, count: 2 })
    const { captcha, captcha_id } = await solvedCaptcha(exchange)
    const person = { ...(await exchange.signIn()), headers: { captcha, 'captcha-id': captcha_id } }
    expect(await exchange.ask(redeem, { cdk: said[0]! }, person)).toMatchObject({ amount: '5.00' })
    const { said: acts } = await operate('acts', '--subject', 'activation-codes:spring')
    expect(acts.join('\n')).not.toContain(said[1])
    expect(await operate('issue-codes', ...batch, '--why', 'campaign'), 'who repeats it').toMatchObject({ code: 64 })
  })

  test('S1.9 revoke activation codes that nobody has redeemed', async () => {
    const batch = ['--batch', 'leaked']
    const { said } = await operate(
      'issue-codes',
      ...batch,
      '--count',
      '2',
      '--amount',
      '5.00',
      '--days',
      '3',
      '--why',
      'x',
    )
    const redeemNext = async () => {
      const { captcha, captcha_id } = await solvedCaptcha(exchange)
      const person = { ...(await exchange.signIn()), headers: { captcha, 'captcha-id': captcha_id } }
      return (await exchange.call(redeem, { cdk: said.shift()! }, person)).code
    }
    expect(await redeemNext()).toBe(0)
    expect((await operate('revoke-codes', ...batch, '--why', 'leaked')).said).toEqual(['codes revoked: 1'])
    expect(await redeemNext()).toBe(codes.activationCodeExpired)
    expect((await operate('revoke-codes', '--batch', 'lost', '--why', 'leaked')).code).toBe(64)
  })

  test('look an order up with its whole history', async () => {
    const seller = await exchange.signInTrader()
    const buyer = await exchange.signInTrader({ funds: 500_00n })
    const id = await createTrading(exchange).buy(buyer, await listItem(exchange, seller, 128_50n))
    const told = (await operate('order', id)).said.join('\n')
    for (const part of ['awaiting_delivery', 'buyer pay', 'order_paid', '128.50']) expect(told).toContain(part)
  })

  test.each([
    ['no command', [], /npm run operator/],
    ['an unknown command', ['destroy'], /npm run operator/],
    ['an act without its reason', ['freeze', '13800000001'], /--why is missing/],
    ['an unknown option', ['reconcile', '--force', 'x'], /Unknown option/],
    ['a stranger', ['freeze', '13012345678', '--why', 'x'], /there is nobody/],
    ['an unknown kind', ['ban', '13012345678', '--kind', 'x', '--why', 'x'], /--kind is one of/],
    [
      'no amount',
      ['issue-codes', '--batch', 'x', '--count', '1', '--amount', '0.00', '--days', '1', '--why', 'x'],
      /--amount/,
    ],
    ['a wrong id', ['order', '1; drop table orders'], /give the id/],
    ['a missing phone number', ['freeze', '--why', 'x'], /^PHONE is missing\n/],
    ['a word too many', ['person', '13800000001', '7'], /^unexpected: 7\n/],
    ['an unknown list', ['payments', 'list', 'some'], /^what to list is one of: all\n/],
    ['a missing page', ['publish-page', 'help', 'x', '--subject', 'x', '--why', 'x'], /--title-en is missing/],
  ])('%s is told what would be right', async (_what, args, message) => {
    const { code, said } = await operate(...args)
    expect(code).toBe(64)
    expect(said.join('\n')).toMatch(message)
  })

  test('who hangs up before the answer ends does not end the market', async () => {
    const hungUp = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const owner = await listenForOperators(folder, async (_, say) => {
      asked.resolve()
      say('first')
      await hungUp.promise
      for (let line = 0; line < 100; line++) say(`${line} ${'x'.repeat(10_000)}`)
      return 0
    })
    const socket = connect(socketPath(folder))
    socket.write(`${JSON.stringify({ args: [], user: 'ada' })}\n`)
    await asked.promise
    // Unread data resets the connection.
    await new Promise((resolve) => socket.on('close', resolve).destroy())
    hungUp.resolve()
    const said: string[] = []
    expect(await askOwner(folder, { args: [], user: 'ada' }, (line) => said.push(line))).toBe(0)
    expect(said).toHaveLength(101)
    owner.close()
  })

  test('work through the process that owns the embedded database', async () => {
    const { db, jobs, settings } = exchange.services
    const owner = await listenForOperators(folder, ({ args, user }, say) =>
      runOperator({ db, openJobs: async () => jobs, settings, say }, args, user),
    )
    const said: string[] = []
    const code = await askOwner(folder, { args: ['reconcile'], user: 'ada' }, (line) => said.push(line))
    expect({ code, said }).toEqual({ code: 0, said: [expect.stringContaining('0 violations')] })
    owner.close()
    expect(await askOwner(folder, { args: ['reconcile'], user: 'ada' }, () => {})).toBeNull()
  })
})
