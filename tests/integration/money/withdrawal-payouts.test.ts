import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as mail from '#contract/mail.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import { operate } from '../../setup/exchange/operator.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { withdrawalFeeBasisPoints: 50n } })
  money = createMoney(exchange)
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

test.each([
  ['PAYEE_NOT_EXIST', 'account_unknown'],
  ['PAYEE_USER_INFO_ERROR', 'holder_differs'],
  ['PERMIT_NON_BANK_LIMIT_PAYEE', 'account_blocked'],
  ['EXCEED_LIMIT_UNRN_DM_AMOUNT', 'limit_exceeded'],
])('S1.8 a payout refused with %s fails as %s, and all of the money is back', async (refusal, failure) => {
  const person = await money.signInEarner(1_000_00n)
  const id = await money.withdraw(person, '100.00')
  await money.controlAlipay({ transfer: { mode: 'refuse', refusal } })
  await exchange.runJobs()
  await money.controlAlipay({ reset: true })
  expect((await money.showWithdrawal(person, id)).withdrawal).toMatchObject({ state: 'failed', failure })
  expect(await trading.balancesOf(person)).toEqual({ available: '1000.00', held: '0.00', pending: '0.00' })
  const { items } = await exchange.ask(mail.listMsg, {}, person)
  expect(items[0]).toMatchObject({ kind: 'withdrawal_failed' })
  expect(await trading.violations()).toEqual([])
})

/** Runs a confirmed withdrawal into misbehaviour; `later` lets time pass until it is retried. */
async function sendInto(orders: object): Promise<{ person: Person; id: string; later(): Promise<string> }> {
  const person = await money.signInEarner(1_000_00n)
  const id = await money.withdraw(person, '100.00')
  await money.controlAlipay(orders)
  await exchange.runJobs()
  await money.controlAlipay({ reset: true })
  return {
    person,
    id,
    later: async () => {
      await exchange.advance(700)
      await exchange.runDue()
      return money.withdrawalStateOf(person, id)
    },
  }
}

test.each([
  ['unknown and not paid', { transfer: { mode: 'unknown' } }],
  ['unknown but paid', { transfer: { mode: 'unknown_done' } }],
  ['lost after it was paid', { lost_answers: { times: 1 } }],
  ['never asked for', { errors: { times: 1 } }],
  ['not to be trusted', { bad_signatures: { times: 1 } }],
  ['put off for want of money', { transfer: { mode: 'short' } }],
])('S4.22 a payout whose outcome is %s stays under way, and is paid once under its one number', async (_, orders) => {
  const { person, id, later } = await sendInto(orders)
  expect(await money.withdrawalStateOf(person, id)).toBe('processing')
  expect(await trading.balancesOf(person)).toMatchObject({ available: '900.00', held: '100.00' })
  expect(await trading.violations()).toEqual([])
  expect(await later()).toBe('paid')
  const { transfers } = await money.seenByAlipay()
  const outBizNo = await money.outBizNoOf(id)
  expect(transfers.filter(({ account }) => account === person.phone)).toMatchObject([
    { out_biz_no: outBizNo, amount: '99.50' },
  ])
  expect(await trading.balancesOf(person)).toMatchObject({ available: '900.00', held: '0.00' })
  expect(await trading.violations()).toEqual([])
})

test.each([
  ['SUCCESS', 'paid', '900.00'],
  ['FAIL', 'failed', '1000.00'],
])('S4.22 a payout that the provider leaves open is asked about until it says %s', async (status, state, available) => {
  const { person, id, later } = await sendInto({ transfer: { mode: 'dealing' } })
  expect(await later()).toBe('processing')
  expect(await later()).toBe('processing')
  await money.controlAlipay({ settle_transfer: { out_biz_no: await money.outBizNoOf(id), status } })
  expect(await later()).toBe(state)
  expect(await trading.balancesOf(person)).toMatchObject({ available, held: '0.00' })
  expect(await trading.violations()).toEqual([])
})

test('S1.8 an account of somebody else is refused by the provider, and the money is back', async () => {
  const person = await money.signInEarner(1_000_00n)
  await money.controlAlipay({ holder: { account: person.phone, name: '李四' } })
  const id = await money.withdraw(person, '100.00')
  await exchange.runJobs()
  expect((await money.showWithdrawal(person, id)).withdrawal).toMatchObject({
    state: 'failed',
    failure: 'holder_differs',
  })
  expect(await trading.balancesOf(person)).toMatchObject({ available: '1000.00' })
})

test('S4.22 a payout job that was lost is made up for by its deadline', async () => {
  const person = await money.signInEarner(1_000_00n)
  const id = await money.withdraw(person, '10.00')
  await exchange.services.jobs.deleteAllJobs()
  await exchange.advance(31)
  await exchange.runDue()
  expect(await money.withdrawalStateOf(person, id)).toBe('paid')
})

describe('a payout of somebody who may not withdraw any more', () => {
  const texts = ['--text-en', 'A test', '--text-zh', '测试']
  const restrict = (person: Person) =>
    operate(exchange, 'ban', person.phone, '--kind', 'withdrawal_banned', ...texts, '--why', 'fraud')
  const transfersTo = async (person: Person) =>
    (await money.seenByAlipay()).transfers.filter(({ account }) => account === person.phone)

  async function restrictedInTime(): Promise<{ person: Person; id: string; pass(): Promise<void> }> {
    const person = await money.signInEarner(1_000_00n)
    const id = await money.withdraw(person, '100.00')
    expect(await restrict(person)).toMatchObject({ code: 0 })
    return {
      person,
      id,
      async pass() {
        await exchange.runJobs()
        await exchange.advance(31)
        await exchange.runDue()
      },
    }
  }

  test('S4.21 S4.22 waits if the provider has not heard of it, and goes on once they may', async () => {
    const { person, id, pass } = await restrictedInTime()
    await pass()
    expect(await money.withdrawalStateOf(person, id)).toBe('processing')
    expect(await transfersTo(person)).toEqual([])
    expect(
      await operate(exchange, 'unban', person.phone, '--kind', 'withdrawal_banned', '--why', 'cleared'),
    ).toMatchObject({
      code: 0,
    })
    await pass()
    expect(await money.withdrawalStateOf(person, id)).toBe('paid')
    expect(await transfersTo(person)).toHaveLength(1)
  })

  test('S4.21 S6.5 can be given up at once, with the money back to its owner', async () => {
    const { person, id, pass } = await restrictedInTime()
    await pass()
    expect(await operate(exchange, 'settle-payout', id, '--as', 'failed', '--why', 'fraud')).toMatchObject({ code: 0 })
    expect(await trading.balancesOf(person)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await transfersTo(person)).toEqual([])
  })

  test('S4.22 that the provider has is left to its word', async () => {
    const { person, later } = await sendInto({ transfer: { mode: 'unknown_done' } })
    await restrict(person)
    expect(await later()).toBe('paid')
    expect(await transfersTo(person)).toHaveLength(1)
  })

  test.each([
    ['could not be reached', { errors: { times: 1 } }],
    ['answered with an error', { transfer: { mode: 'unknown' } }],
    ['had too little of our money', { transfer: { mode: 'short' } }],
  ])('S4.21 S4.22 is not sent again, if the provider does not have it because it %s', async (_, orders) => {
    const { person, later } = await sendInto(orders)
    await restrict(person)
    expect(await later()).toBe('processing')
    expect(await transfersTo(person)).toEqual([])
    await operate(exchange, 'unban', person.phone, '--kind', 'withdrawal_banned', '--why', 'cleared')
    expect(await later()).toBe('paid')
    expect(await transfersTo(person)).toHaveLength(1)
  })
})
