import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as mail from '#contract/mail.ts'
import * as accounts from '#contract/wallet/receiving-accounts.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
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

test('S1.8 a withdrawal is checked, confirmed with a code and paid out once, less its fee', async () => {
  const person = await money.signInEarner(1_000_00n)
  const terms = await exchange.ask(withdrawals.withdrawCheck, { amount: '100.10' }, person)
  expect(terms).toMatchObject({ fee: '0.50', arrival_amount: '99.60', available: '1000.00', reasons: [] })
  const withdrawal = await money.begin(person, '100.10')
  expect(withdrawal).toMatchObject({
    state: 'awaiting_confirmation',
    fee: '0.50',
    account: `139****${person.phone.slice(-4)}`,
  })
  expect(await trading.balancesOf(person)).toEqual({ available: '899.90', held: '100.10', pending: '0.00' })
  const { withdraw_id } = withdrawal
  const sms_code = await money.codeOf(person)
  const confirmed = await exchange.ask(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, person)
  expect(confirmed).toMatchObject({ state: 'processing', confirm_before: null })
  await exchange.runJobs()
  const shown = await money.showWithdrawal(person, withdraw_id)
  expect(shown.withdrawal).toMatchObject({ state: 'paid', failure: null })
  expect(shown.events.map(({ event, actor }) => [event, actor])).toEqual([
    ['create', 'user'],
    ['confirm', 'user'],
    ['payout_arrived', 'provider'],
  ])
  expect(await trading.balancesOf(person)).toEqual({ available: '899.90', held: '0.00', pending: '0.00' })
  const { transfers } = await money.seenByAlipay()
  expect(transfers.filter(({ account }) => account === person.phone)).toMatchObject([
    { amount: '99.60', name: '张三', status: 'SUCCESS' },
  ])
  const { items } = await exchange.ask(mail.listMsg, {}, person)
  expect(items[0]).toMatchObject({ kind: 'withdrawal_paid', title: 'Withdrawn: ¥99.60' })
  expect(await exchange.ask(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, person)).toMatchObject({
    state: 'paid',
  })
  expect(await trading.violations()).toEqual([])
})

test('S1.8 what speaks against a withdrawal is said all at once, and no confirmation is given', async () => {
  const person = await exchange.signIn({ funds: 5_00n })
  const { reasons, confirmation, account } = await exchange.ask(withdrawals.withdrawCheck, { amount: '9.00' }, person)
  expect(reasons.map(({ code }) => code)).toEqual([
    codes.realNameNeeded,
    codes.receivingAccountMissing,
    codes.amountTooSmall,
    codes.balanceTooLow,
  ])
  expect({ confirmation, account }).toEqual({ confirmation: null, account: null })
  const owner = await money.signInEarner(1_000_00n)
  const tooMuch = await exchange.ask(withdrawals.withdrawCheck, { amount: '60000.00' }, owner)
  expect(tooMuch.reasons.map(({ code }) => code)).toEqual([codes.amountTooLarge, codes.balanceTooLow])
})

test('S1.8 a confirmation is good for its own terms and person alone, and for ten minutes', async () => {
  const [person, other] = [await money.signInEarner(1_000_00n), await money.signInEarner(1_000_00n)]
  const { account, confirmation } = await exchange.ask(withdrawals.withdrawCheck, { amount: '100.00' }, person)
  const request = { amount: '100.00', account_id: account!.account_id, confirmation: confirmation! }
  const codeOf = async (change: object, who = person) =>
    (await exchange.call(withdrawals.withdraw, { ...request, ...change }, who)).code
  expect(await codeOf({ amount: '100.01' })).toBe(codes.termsChanged)
  expect(await codeOf({ confirmation: 'x' })).toBe(codes.termsChanged)
  expect(await codeOf({}, other)).toBe(codes.notFound)
  await exchange.advance(601)
  expect(await codeOf({})).toBe(codes.termsChanged)
  expect(await trading.balancesOf(person)).toMatchObject({ held: '0.00' })
})

test('S1.8 a wrong code confirms nothing, five wrong ones end it, and the code of another withdrawal is wrong, too', async () => {
  const person = await money.signInEarner(1_000_00n)
  const first = await money.begin(person, '10.00')
  const firstCode = await money.codeOf(person)
  const second = await money.begin(person, '11.00')
  const secondCode = await money.codeOf(person)
  const confirm = async (withdraw_id: string, sms_code: string) =>
    (await exchange.call(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, person)).code
  if (firstCode !== secondCode) expect(await confirm(second.withdraw_id, firstCode)).toBe(codes.codeWrong)
  const wrong = ['0000', '1111', '2222', '3333', '4444', '5555', '6666']
    .filter((code) => code !== firstCode)
    .slice(0, 5)
  for (const code of wrong) expect(await confirm(first.withdraw_id, code)).toBe(codes.codeWrong)
  expect(await confirm(first.withdraw_id, firstCode)).toBe(codes.codeInvalid)
  await exchange.ask(withdrawals.withdrawResend, { withdraw_id: first.withdraw_id }, person)
  expect(await confirm(first.withdraw_id, await money.codeOf(person))).toBe(0)
  expect(await confirm(second.withdraw_id, secondCode)).toBe(0)
  await exchange.runJobs()
  expect(await trading.balancesOf(person)).toMatchObject({ available: '979.00', held: '0.00' })
})

test('S4.22 a withdrawal that is given up, or not confirmed in time, is available again', async () => {
  const person = await money.signInEarner(1_000_00n)
  const cancelled = await money.begin(person, '100.00')
  expect(await exchange.ask(withdrawals.withdrawCancel, { withdraw_id: cancelled.withdraw_id }, person)).toMatchObject({
    state: 'failed',
    failure: 'cancelled',
  })
  const forgotten = await money.begin(person, '200.00')
  const sms_code = await money.codeOf(person)
  await exchange.advance(601)
  await exchange.runDue()
  const { withdrawal } = await money.showWithdrawal(person, forgotten.withdraw_id)
  expect(withdrawal).toMatchObject({ state: 'failed', failure: 'not_confirmed' })
  const late = await exchange.call(
    withdrawals.withdrawConfirm,
    { withdraw_id: forgotten.withdraw_id, sms_code },
    person,
  )
  expect(late.code).toBe(codes.codeInvalid)
  expect((await exchange.call(withdrawals.withdrawCancel, { withdraw_id: forgotten.withdraw_id }, person)).code).toBe(
    codes.stateConflict,
  )
  expect((await exchange.call(withdrawals.withdrawResend, { withdraw_id: forgotten.withdraw_id }, person)).code).toBe(
    codes.stateConflict,
  )
  expect(await trading.balancesOf(person)).toEqual({ available: '1000.00', held: '0.00', pending: '0.00' })
  expect(await trading.violations()).toEqual([])
})

test('S1.8 ten withdrawals a day, failed ones not counted', async () => {
  const person = await money.signInEarner(1_000_00n)
  const ids = []
  for (let count = 0; count < 10; count++) {
    ids.push((await money.begin(person, '10.00')).withdraw_id)
    await exchange.advance(61)
  }
  const check = async () =>
    (await exchange.ask(withdrawals.withdrawCheck, { amount: '10.00' }, person)).reasons.map(({ code }) => code)
  expect(await check()).toEqual([codes.dailyLimitReached])
  await exchange.ask(withdrawals.withdrawCancel, { withdraw_id: ids.at(-1)! }, person)
  expect(await check()).toEqual([])
})

test('S6.2 nobody sees, confirms, or cancels the withdrawal of somebody else', async () => {
  const [person, stranger] = [await money.signInEarner(1_000_00n), await money.signInEarner(1_000_00n)]
  const { withdraw_id } = await money.begin(person, '10.00')
  const sms_code = await money.codeOf(person)
  const codeOf = async (asked: Promise<{ code: number }>) => (await asked).code
  expect(await codeOf(exchange.call(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, stranger))).toBe(
    codes.notFound,
  )
  expect(await codeOf(exchange.call(withdrawals.withdrawResend, { withdraw_id }, stranger))).toBe(codes.notFound)
  expect(await codeOf(exchange.call(withdrawals.withdrawCancel, { withdraw_id }, stranger))).toBe(codes.notFound)
  expect(await codeOf(exchange.call(withdrawals.withdrawDetail, { withdraw_id }, stranger))).toBe(codes.notFound)
  expect((await exchange.ask(withdrawals.withdrawLog, {}, stranger)).items).toEqual([])
  expect((await exchange.ask(withdrawals.withdrawLog, { state: 'awaiting_confirmation' }, person)).items).toHaveLength(
    1,
  )
  expect(await money.withdrawalStateOf(person, withdraw_id)).toBe('awaiting_confirmation')
})

test('S7.3 a request that is repeated under its key counts once against the limits of codes, and sends one', async () => {
  const person = await money.signInEarner(1_000_00n)
  const { account, confirmation } = await exchange.ask(withdrawals.withdrawCheck, { amount: '10.00' }, person)
  const request = { amount: '10.00', account_id: account!.account_id, confirmation: confirmation! }
  const how = { token: person.token, key: 'withdrawn-by-a-nervous-finger' }
  const first = await exchange.ask(withdrawals.withdraw, request, how)
  for (let times = 0; times < 25; times++) expect(await exchange.ask(withdrawals.withdraw, request, how)).toEqual(first)
  expect(await exchange.call(withdrawals.withdraw, { ...request, amount: '11.00' }, how)).toMatchObject({
    code: codes.keyReused,
  })
  await exchange.runJobs()
  expect(exchange.sms.listMessages(person.phone).filter(({ kind }) => kind === 'withdrawal')).toHaveLength(1)
  const { withdraw_id } = first.withdrawal
  // The second and third of this minute.
  for (let times = 0; times < 2; times++) await exchange.ask(withdrawals.withdrawResend, { withdraw_id }, person)
  expect((await exchange.call(withdrawals.withdrawResend, { withdraw_id }, person)).code).toBe(codes.tooManyRequests)
})

test('S7.3 what is refused sends no code, and counts against no limit of codes', async () => {
  const person = await money.signInEarner(1_000_00n)
  const { account, confirmation } = await exchange.ask(withdrawals.withdrawCheck, { amount: '10.00' }, person)
  const terms = { amount: '10.00', account_id: account!.account_id, confirmation: confirmation! }
  const { withdraw } = withdrawals
  for (let times = 0; times < 4; times++) {
    expect((await exchange.call(withdraw, { ...terms, confirmation: 'x' }, person)).code).toBe(codes.termsChanged)
    expect((await exchange.call(withdraw, { ...terms, account_id: '999' }, person)).code).toBe(codes.notFound)
    expect((await exchange.call(withdrawals.withdrawResend, { withdraw_id: '999' }, person)).code).toBe(codes.notFound)
    const unknown = { bind_id: '999', real_name: '张三' }
    expect((await exchange.call(accounts.bindApply, unknown, person)).code).not.toBe(codes.tooManyRequests)
  }
  const { withdrawal } = await exchange.ask(withdraw, terms, person)
  expect(withdrawal.state).toBe('awaiting_confirmation')
})

test('S7.3 an account that is named again under its key counts once', async () => {
  const person = await money.signInEarner(1_000_00n)
  const how = { token: person.token, key: 'named-by-a-nervous-finger' }
  const first = await exchange.ask(accounts.bindNext, { account: 'a@example.com' }, how)
  for (let times = 0; times < 12; times++)
    expect(await exchange.ask(accounts.bindNext, { account: 'a@example.com' }, how)).toEqual(first)
  // Ten a day are allowed, and binding the person's own account was the first.
  for (let at = 0; at < 8; at++) await exchange.ask(accounts.bindNext, { account: `b${at}@example.com` }, person)
  expect((await exchange.call(accounts.bindNext, { account: 'c@example.com' }, person)).code).toBe(
    codes.tooManyRequests,
  )
})
