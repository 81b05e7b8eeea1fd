import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as mail from '#contract/mail.ts'
import * as statement from '#contract/wallet/statement.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { operate as typeAsOperator } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { rechargeWait: 3_600 } })
  money = createMoney(exchange)
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await trading.violations()).toEqual([]))

const operate = (...args: string[]) => typeAsOperator(exchange, ...args)
const resolve = (id: string, outcome: string, ...more: string[]) =>
  operate('payments', 'resolve', id, '--as', outcome, '--why', 'asked the provider', ...more)
/** Returns the listed lines about payments made under a recharge's number. */
const listed = async (outTradeNo: string, ...all: string[]) => {
  const rows = await rowsOf<{ id: string }>(
    exchange.services.db,
    sql`select id::text from contradictory_payments where out_trade_no = ${outTradeNo} order by id`,
  )
  const { said } = await operate('payments', 'list', ...all)
  return rows.flatMap(({ id }) => said.filter((line) => line.startsWith(`${id}  `)).map((line) => ({ id, line })))
}
const availableOf = async (person: Person) => (await trading.balancesOf(person)).available

/** Lets a recharge expire, then sends a notice that it has been paid all the same. */
async function payLate(amount: string, parameters: Record<string, string> = {}) {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, amount)
  await exchange.advance(1_000)
  await exchange.runDue()
  const outTradeNo = await money.outTradeNoOf(recharge_id)
  const paid = { trade_status: 'TRADE_SUCCESS', ...parameters }
  const tell = () => money.controlAlipay({ notice: { out_trade_no: outTradeNo, parameters: paid } })
  await tell()
  return { person, outTradeNo, tell }
}

test('S1.8 S6.5 a payment of a recharge that has closed is listed once and booked once, by whom and why', async () => {
  const { person, outTradeNo, tell } = await payLate('20.00')
  await tell()
  const [one, ...others] = await listed(outTradeNo)
  expect(others).toEqual([])
  expect(one!.line).toMatch(/ {2}late {2}20\.00 {2}alipay \S+ {2}recharge \d+ of 20\.00, closed, 139\d+ {2}open$/)
  expect(await availableOf(person)).toBe('0.00')
  for (let times = 0; times < 2; times++) {
    expect(await resolve(one!.id, 'booked')).toEqual({ code: 0, said: [`payment ${one!.id} is booked`] })
    expect(await availableOf(person)).toBe('20.00')
  }
  const { said } = await operate('acts', '--subject', `payment:${one!.id}`)
  expect(said.filter((line) => /ada {2}resolve-payment .*asked the provider$/.test(line))).toHaveLength(1)
  expect(await listed(outTradeNo)).toEqual([])
  expect((await listed(outTradeNo, 'all'))[0]!.line).toMatch(/booked {2}by ada: asked the provider$/)
  const { items } = await exchange.ask(statement.flowLog, { kind: 'recharge' }, person)
  expect(items).toMatchObject([{ reason: 'payment_booked', amount: '20.00', account: 'available' }])
  const mails = await exchange.ask(mail.listMsg, {}, person)
  expect(mails.items).toMatchObject([{ kind: 'payment_booked' }])
  // As with any recharge, the money can't be withdrawn right away.
  const check = await exchange.ask(withdrawals.withdrawCheck, { amount: '10.00' }, person)
  expect(check).toMatchObject({ available: '20.00', withdrawable: '0.00' })
  // A repeated notice changes nothing.
  await tell()
  expect(await availableOf(person)).toBe('20.00')
  const other = await resolve(one!.id, 'refunded')
  expect(other.code).toBe(64)
  expect(other.said[0]).toBe(`payment ${one!.id} is booked already, by ada: asked the provider`)
})

test('S1.8 S6.5 another amount is booked as it was paid, and the recharge closes', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '30.00')
  const out_trade_no = await money.outTradeNoOf(recharge_id)
  const parameters = { trade_status: 'TRADE_SUCCESS', total_amount: '33.33' }
  await money.controlAlipay({ notice: { out_trade_no, parameters } })
  // The notice is acknowledged: a repetition would say nothing new.
  expect((await money.seenByAlipay()).notices[0]).toMatchObject({ answer: 'success' })
  const [payment] = await listed(out_trade_no)
  expect(payment!.line).toMatch(/other_amount {2}33\.33 .*of 30\.00, created/)
  expect(await resolve(payment!.id, 'booked')).toMatchObject({ code: 0 })
  expect(await availableOf(person)).toBe('33.33')
  await exchange.advance(1_000)
  await exchange.runDue()
  expect(await money.stateOf(person, recharge_id)).toBe('closed')
  expect(await availableOf(person)).toBe('33.33')
})

test('S1.8 what was booked by an operator is not booked again when the provider vouches for it after all', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '40.00')
  await money.controlAlipay({ notify: { mode: 'other_amount' } })
  await money.pay(recharge_id)
  await money.controlAlipay({ reset: true })
  const [payment] = await listed(await money.outTradeNoOf(recharge_id))
  expect(await resolve(payment!.id, 'booked')).toMatchObject({ code: 0 })
  expect(await availableOf(person)).toBe('41.00')
  await exchange.advance(60)
  await exchange.runDue()
  expect(await availableOf(person)).toBe('41.00')
})

test.each(['other_amount', 'other_merchant', 'other_app'])(
  'S1.8 a notice that is %s is cleared when asking finds that the payment was right, and can no longer be booked',
  async (mode) => {
    const person = await exchange.signIn()
    const { recharge_id } = await money.recharge(person, '40.00')
    await money.controlAlipay({ notify: { mode } })
    await money.pay(recharge_id)
    await money.controlAlipay({ reset: true })
    const number = await money.outTradeNoOf(recharge_id)
    const [payment] = await listed(number)
    expect(payment!.line).toContain(mode === 'other_amount' ? '  other_amount  41.00' : '  other_merchant  40.00')
    await exchange.advance(60)
    await exchange.runDue()
    expect(await availableOf(person)).toBe('40.00')
    expect(await listed(number)).toEqual([])
    expect((await resolve(payment!.id, 'booked')).said[0]).toContain(`it has paid recharge ${recharge_id}`)
    expect(await availableOf(person)).toBe('40.00')
  },
)

test('S6.5 a payment to another merchant cannot be booked, only found to have been refunded', async () => {
  const { person, outTradeNo } = await payLate('20.00', { seller_id: '2088000000000000' })
  const [payment] = await listed(outTradeNo)
  expect((await resolve(payment!.id, 'booked')).said[0]).toContain('another merchant')
  expect(await resolve(payment!.id, 'refunded')).toMatchObject({ code: 0 })
  expect(await resolve(payment!.id, 'refunded')).toMatchObject({ code: 0 })
  expect(await listed(outTradeNo)).toEqual([])
  expect(await availableOf(person)).toBe('0.00')
})

test('S6.5 a payment under a number that nobody made is booked to whom the operator names', async () => {
  const unknown = 'Reeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  await payLate('25.00', { out_trade_no: unknown })
  const person = await exchange.signIn()
  const [payment] = await listed(unknown)
  expect(payment!.line).toMatch(/unknown {2}25\.00 .*no recharge {2}open$/)
  expect((await resolve(payment!.id, 'booked')).said[0]).toContain('--user')
  expect(await resolve(payment!.id, 'booked', '--user', person.phone)).toMatchObject({ code: 0 })
  expect(await availableOf(person)).toBe('25.00')
})

test('S6.5 one payment with two contradictions is booked once; wrong words change nothing', async () => {
  const { person, outTradeNo } = await payLate('20.00', { trade_no: '2026112122001' })
  const parameters = { trade_status: 'TRADE_SUCCESS', trade_no: '2026112122001', total_amount: '21.00' }
  await money.controlAlipay({ notice: { out_trade_no: outTradeNo, parameters } })
  const [late, amount] = await listed(outTradeNo)
  expect((await resolve(late!.id, 'lost')).code).toBe(64)
  expect((await operate('payments', 'resolve', late!.id, '--as', 'booked')).said[0]).toBe('--why is missing')
  expect((await operate('payments', 'resolve', '999999', '--as', 'booked', '--why', 'x')).said[0]).toContain(
    'no payment',
  )
  expect((await operate('payments')).code).toBe(64)
  expect(await resolve(late!.id, 'booked', '--user', person.phone)).toMatchObject({ code: 64 })
  expect(await availableOf(person)).toBe('0.00')
  expect(await resolve(late!.id, 'booked')).toMatchObject({ code: 0 })
  expect((await resolve(amount!.id, 'booked')).said[0]).toContain('cleared already')
  expect(await availableOf(person)).toBe('20.00')
})

test('S6.5 reconciling finds a contradiction that nobody would see, and one that was booked without its money', async () => {
  const { outTradeNo } = await payLate('20.00')
  const found = async (change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>) => {
    await exchange.services.db.execute(change)
    const { code, said } = await operate('reconcile')
    await exchange.services.db.execute(undo)
    return { code, said: said.join('\n') }
  }
  const mine = sql`out_trade_no = ${outTradeNo}`
  const lost = await found(
    sql`update contradictory_payments set contradiction = 'unknown' where ${mine}`,
    sql`update contradictory_payments set contradiction = 'late' where ${mine}`,
  )
  expect(lost).toMatchObject({ code: 1, said: expect.stringContaining('is not listed') })
  const booked = await found(
    sql`update contradictory_payments set state = 'booked', ended_at = now(), by = 'x', user_id = 1 where ${mine}`,
    sql`update contradictory_payments set state = 'open', ended_at = null, by = null, user_id = null where ${mine}`,
  )
  expect(booked).toMatchObject({ code: 1, said: expect.stringContaining('booked 0 times') })
})
