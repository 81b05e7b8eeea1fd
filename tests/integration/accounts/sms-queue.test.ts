import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import { issueSmsCode } from '#exchange/accounts/sms-codes.ts'
import { enqueueSms, smsQueue } from '#exchange/accounts/workers/send-sms.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { transact } from '#exchange/db/transact.ts'
import { startWorkers } from '#exchange/workers/start-workers.ts'
import { logger } from '#exchange/log.ts'
import type { Sms, SmsMessage } from '#exchange/ports/sms.ts'
import type { Services } from '#exchange/services.ts'
import { openTestExchange, type TestExchange, type TestExchangeOptions } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import { receivedCode, solvedCaptcha } from '../../setup/one-time-codes.ts'

let exchange: TestExchange
const open = async (options: TestExchangeOptions = {}) => (exchange = await openTestExchange(options))
afterEach(() => exchange.close())

const askCode = async (phone: string) => exchange.call(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
const signIn = (phone: string, sms_code: string) => exchange.call(auth.smsLogin, { phone, sms_code })
const phoneOf = (index: number) => `1360${String(index).padStart(3, '0')}0001`

const code = (index: number) => ({
  phone: phoneOf(index),
  purpose: 'login' as const,
  text: (digits: string) => digits,
  kind: 'login',
})
const notice = (index: number) => ({ phone: phoneOf(index), text: 'news', kind: 'phone_changed' })
const issue = (index: number) =>
  transact(exchange.services.db, async (tx) => {
    await issueSmsCode(tx, exchange.services, code(index))
    return {}
  })

/**
 * A gateway that answers nothing until released, and then everything: a worker stops once its last message is answered.
 */
function holdBack() {
  const released = Promise.withResolvers<void>()
  const send = vi.fn<Sms['send']>(({ id }: SmsMessage) => released.promise.then(() => ({ ok: true, messageId: id })))
  return { send, release: released.resolve }
}

const workersWith = (changed: Partial<Services>, engine: Connection['engine']) =>
  startWorkers({ ...exchange.services, ...changed }, { isEmbedded: engine === 'pglite' })

describe.each(['pglite', 'postgres'] as const)('text messages in the queue on %s', (engine) => {
  beforeEach(() => open({ engine }))

  test('S2.31 codes leave side by side, and none waits for the answer to another', async () => {
    for (let index = 0; index < 10; index++) await issue(index)
    const { send, release } = holdBack()
    const workers = await workersWith({ sms: { send } }, engine)
    try {
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(10), 10_000)
      release()
      await issue(10)
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(11), 10_000)
    } finally {
      release()
      await workers.stop()
      await exchange.services.jobs.offWork(smsQueue)
    }
  })

  test('S2.31 codes are taken from the queue before everything that waits there', async () => {
    for (let index = 0; index < 3; index++)
      await transact(exchange.services.db, (tx) => enqueueSms(tx, exchange.services, notice(index)).then(() => ({})))
    await issue(3)
    const [first] = await exchange.services.jobs.fetch<{ codeId?: string }>(smsQueue)
    expect(first!.data.codeId).toBeDefined()
  })

  test('S2.31 a gateway that is away for hours loses no notice; a code is given up once it is of no use', async () => {
    const { db, jobs } = exchange.services
    await issue(0)
    await transact(db, (tx) => enqueueSms(tx, exchange.services, notice(1)).then(() => ({})))
    const waiting = await jobs.findJobs<{ codeId?: string }>(smsQueue)
    const [codeKept, noticeKept] = [true, false].map((isCode) => {
      const { createdOn, keepUntil } = waiting.find(({ data }) => (data.codeId !== undefined) === isCode)!
      return (keepUntil.getTime() - createdOn.getTime()) / 3_600_000
    })
    expect(codeKept).toBeLessThan(0.1)
    expect(noticeKept).toBeGreaterThan(3)
    const { retryLimit, retryDelay, retryBackoff, retryDelayMax } = waiting.find(({ data }) => !data.codeId)!
    expect(retryBackoff).toBe(true)
    const pauses = Array.from({ length: retryLimit }, (_, nth) => Math.min(retryDelay * 2 ** nth, retryDelayMax!))
    expect(pauses.reduce((sum, pause) => sum + pause) / 3_600, 'hours').toBeGreaterThan(2)
    const tries = { code: 0, notice: 0 }
    for (let round = 0; round < 15; round++) {
      for (const job of await jobs.fetch<{ codeId?: string }>(smsQueue, { batchSize: 10, ignoreStartAfter: true })) {
        tries[job.data.codeId === undefined ? 'notice' : 'code'] += 1
        await jobs.fail(smsQueue, job.id)
      }
    }
    expect(tries).toEqual({ code: 6, notice: 15 })
  })

  test('S4.22 a payout does not wait for a gateway that hangs', async () => {
    const money = createMoney(exchange)
    const person = await money.signInEarner(100_00n)
    const withdrawal = await money.withdraw(person, '50.00')
    for (let index = 0; index < 30; index++) await issue(index)
    const { send, release } = holdBack()
    const workers = await workersWith({ sms: { send } }, engine)
    try {
      await vi.waitFor(async () => expect(await money.withdrawalStateOf(person, withdrawal)).toBe('paid'), 20_000)
      expect(send).toHaveBeenCalled()
    } finally {
      release()
      await workers.stop()
      await exchange.services.jobs.offWork(smsQueue)
    }
  })
})

describe('codes that wait', () => {
  beforeEach(() => open())

  test('S2.31 the life of a code counts from when it is sent', async () => {
    const phone = phoneOf(1)
    expect((await askCode(phone)).code).toBe(0)
    await exchange.advance(290)
    const sent = await receivedCode(exchange, phone)
    await exchange.advance(290)
    expect((await signIn(phone, sent)).code).toBe(0)
  })

  test('S2.31 it ends all the same', async () => {
    const phone = phoneOf(1)
    await askCode(phone)
    await exchange.advance(290)
    const sent = await receivedCode(exchange, phone)
    await exchange.advance(301)
    expect((await signIn(phone, sent)).code).toBe(codes.codeInvalid)
  })

  test('S2.31 a code that another one has taken the place of is not sent any more', async () => {
    const phone = phoneOf(1)
    await askCode(phone)
    await exchange.advance(61)
    await askCode(phone)
    const sent = await receivedCode(exchange, phone)
    expect(exchange.sms.listMessages(phone)).toHaveLength(1)
    expect((await signIn(phone, sent)).code).toBe(0)
  })
})

describe('codes in all', () => {
  afterEach(() => vi.restoreAllMocks())

  test('S2.31 strangers get four fifths of an hour’s messages; operators hear of it at half and then', async () => {
    await open({ settings: { smsPerHour: 5 } })
    const alarm = vi.spyOn(logger, 'error').mockReturnValue()
    const outcomes: number[] = []
    const alarms: number[] = []
    for (let index = 0; index < 6; index++) {
      outcomes.push((await askCode(phoneOf(index))).code)
      alarms.push(alarm.mock.calls.length)
    }
    expect(outcomes).toEqual([0, 0, 0, 0, codes.tooManyRequests, codes.tooManyRequests])
    expect(alarms).toEqual([0, 0, 1, 2, 2, 2])
    await exchange.advance(3_601)
    expect((await askCode(phoneOf(9))).code).toBe(0)
  })

  test('S2.31 what is refused because too many went out to others leaves a phone its own ten a day', async () => {
    await open({ settings: { smsPerHour: 1 } })
    expect((await askCode(phoneOf(1))).code).toBe(0)
    for (let tried = 0; tried < 10; tried++) {
      expect((await askCode(phoneOf(2))).code).toBe(codes.tooManyRequests)
      await exchange.advance(61)
    }
    await exchange.advance(3_601)
    expect((await askCode(phoneOf(2))).code).toBe(0)
  })
})
