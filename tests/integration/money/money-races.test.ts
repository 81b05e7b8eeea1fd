import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as accounts from '#contract/wallet/receiving-accounts.ts'
import * as recharges from '#contract/wallet/recharges.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { advanceDueRecharges } from '#exchange/wallet/recharges/advance-due-recharges.ts'
import { advancePayout } from '#exchange/wallet/withdrawals/payout.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  money = createMoney(exchange)
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

const times = <Answer>(count: number, act: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const tally = (answers: readonly { code: number }[], code: number) =>
  answers.filter((answer) => answer.code === code).length

/** Returns the notice of a payment as the exchange would receive it. */
async function noticeOf(rechargeId: string): Promise<string> {
  await money.controlAlipay({ notify: { mode: 'hold' } })
  await money.pay(rechargeId)
  await money.controlAlipay({ reset: true })
  return exchange.alipay.readNotice(await money.outTradeNoOf(rechargeId))
}

const send = async (body: string) => {
  const request = new Request('http://market.test/api/ext/pay/alipay/notify', { method: 'POST', body })
  return (await exchange.app.fetch(request)).text()
}

test('S1.8 one notice sent 20 times at once, while a worker asks, brings the money in once', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '77.77')
  const notice = await noticeOf(recharge_id)
  await exchange.advance(60)
  const [answers] = await Promise.all([
    times(20, () => send(notice)),
    times(4, () => advanceDueRecharges(exchange.services)),
  ])
  expect(new Set(answers)).toEqual(new Set(['success']))
  expect(await trading.balancesOf(person)).toMatchObject({ available: '77.77' })
  const booked = await rowsOf<{ count: number }>(
    exchange.services.db,
    sql`select count(*)::int as count from ledger_transactions where reference = ${`recharge:${recharge_id}`}`,
  )
  expect(booked).toEqual([{ count: 1 }])
  expect(await trading.violations()).toEqual([])
})

test('S1.8 of three withdrawals of the whole balance at once one is made', async () => {
  const person = await money.signInEarner(100_00n)
  const { account, confirmation } = await exchange.ask(withdrawals.withdrawCheck, { amount: '100.00' }, person)
  const request = { amount: '100.00', account_id: account!.account_id, confirmation: confirmation! }
  // The limit on codes allows three a minute.
  const answers = await times(3, () => exchange.call(withdrawals.withdraw, request, person))
  expect(tally(answers, 0)).toBe(1)
  expect(tally(answers, codes.balanceTooLow)).toBe(2)
  expect(await trading.balancesOf(person)).toMatchObject({ available: '0.00', held: '100.00' })
  expect(await trading.violations()).toEqual([])
})

test('S7.3 one key sent many times at once makes one withdrawal and one hold', async () => {
  const person = await money.signInEarner(100_00n)
  const { account, confirmation } = await exchange.ask(withdrawals.withdrawCheck, { amount: '40.00' }, person)
  const request = { amount: '40.00', account_id: account!.account_id, confirmation: confirmation! }
  const how = { token: person.token, key: 'one-withdrawal-key' }
  const answers = await times(3, () => exchange.ask(withdrawals.withdraw, request, how))
  expect(new Set(answers.map(({ withdrawal }) => withdrawal.withdraw_id)).size).toBe(1)
  expect(await trading.balancesOf(person)).toMatchObject({ available: '60.00', held: '40.00' })
})

test('S1.8 a withdrawal confirmed from many windows at once is paid out once', async () => {
  const person = await money.signInEarner(100_00n)
  const { withdraw_id } = await money.begin(person, '50.00')
  const sms_code = await money.codeOf(person)
  const answers = await times(10, () => exchange.call(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, person))
  expect(tally(answers, 0)).toBe(10)
  await Promise.all([exchange.runJobs(), times(5, () => advancePayout(exchange.services, BigInt(withdraw_id)))])
  expect((await money.showWithdrawal(person, withdraw_id)).withdrawal.state).toBe('paid')
  expect(await trading.balancesOf(person)).toMatchObject({ available: '50.00', held: '0.00' })
  const { transfers } = await money.seenByAlipay()
  expect(transfers.filter(({ account }) => account === person.phone)).toHaveLength(1)
  expect(await trading.violations()).toEqual([])
})

test('S4.22 confirming against cancelling: exactly one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await money.signInEarner(100_00n)
    const { withdraw_id } = await money.begin(person, '100.00')
    const sms_code = await money.codeOf(person)
    const [confirmed, cancelled] = await Promise.all([
      exchange.call(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, person),
      exchange.call(withdrawals.withdrawCancel, { withdraw_id }, person),
    ])
    expect([confirmed.code, cancelled.code].filter((code) => code === 0)).toHaveLength(1)
    await exchange.runJobs()
    const { state } = (await money.showWithdrawal(person, withdraw_id)).withdrawal
    expect(state).toBe(confirmed.code === 0 ? 'paid' : 'failed')
    expect((await trading.balancesOf(person)).available).toBe(confirmed.code === 0 ? '0.00' : '100.00')
  }
  expect(await trading.violations()).toEqual([])
})

test('S1.8 unbinding an account against withdrawing to it: never both', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await money.signInEarner(100_00n)
    const { account, confirmation } = await exchange.ask(withdrawals.withdrawCheck, { amount: '50.00' }, person)
    const { account_id } = account!
    const [begun, unbound] = await Promise.all([
      exchange.call(withdrawals.withdraw, { amount: '50.00', account_id, confirmation: confirmation! }, person),
      exchange.call(accounts.unbind, { account_id }, person),
    ])
    expect([begun.code, unbound.code].filter((code) => code === 0)).toHaveLength(1)
  }
})

test('S1.8 many recharges begun at once keep to the limit of those that wait', async () => {
  const person = await exchange.signIn()
  const answers = await times(12, () => exchange.call(recharges.recharge, { amount: '1.00' }, person))
  expect(tally(answers, 0)).toBe(5)
  expect(tally(answers, codes.tooManyOpen)).toBe(7)
})

test('S1.12 one identity verified for two accounts at once is kept by one', async () => {
  const [one, two] = [await exchange.signIn(), await exchange.signIn()]
  const results = await Promise.allSettled([
    money.verify(one, '张三', '11010519491231002X'),
    money.verify(two, '张三', '11010519491231002X'),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
