import { afterAll, beforeAll, expect, test } from 'vitest'
import * as mail from '#contract/mail.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
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
