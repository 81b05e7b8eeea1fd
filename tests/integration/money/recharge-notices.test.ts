import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange()
  money = createMoney(exchange)
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

test('S1.8 a payment whose notice never comes is found by asking, and the notice that comes late changes nothing', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '50.00')
  await money.controlAlipay({ notify: { mode: 'hold' } })
  await money.pay(recharge_id)
  expect(await money.stateOf(person, recharge_id)).toBe('created')
  await exchange.advance(60)
  await exchange.runDue()
  expect(await money.stateOf(person, recharge_id)).toBe('paid')
  await money.controlAlipay({ reset: true, deliver: true })
  expect(await trading.balancesOf(person)).toMatchObject({ available: '50.00' })
  expect(await trading.violations()).toEqual([])
})

test('S1.8 a signed notice for a closed recharge is late: it changes nothing', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '20.00')
  await exchange.advance(1_000)
  await exchange.runDue()
  expect(await money.stateOf(person, recharge_id)).toBe('closed')
  const out_trade_no = await money.outTradeNoOf(recharge_id)
  await money.controlAlipay({ notice: { out_trade_no, parameters: { trade_status: 'TRADE_SUCCESS' } } })
  expect(await money.stateOf(person, recharge_id)).toBe('closed')
  expect(await trading.balancesOf(person)).toMatchObject({ available: '0.00' })
  expect(await trading.violations()).toEqual([])
})

test('S1.8 a notice that comes twice counts once', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '30.00')
  await money.controlAlipay({ notify: { mode: 'twice' } })
  await money.pay(recharge_id)
  await money.controlAlipay({ reset: true })
  expect(await trading.balancesOf(person)).toMatchObject({ available: '30.00' })
  const { notices } = await money.seenByAlipay()
  expect(notices[0]).toMatchObject({ answer: 'success' })
  expect(await trading.violations()).toEqual([])
})

test.each([
  ['forged', 'failure'],
  ['other_amount', 'success'],
  ['other_merchant', 'success'],
  ['other_app', 'success'],
] as const)(
  'S1.8 a notice that is %s is answered %s and changes nothing; asking finds the true payment',
  async (mode, answer) => {
    const person = await exchange.signIn()
    const { recharge_id } = await money.recharge(person, '40.00')
    await money.controlAlipay({ notify: { mode } })
    await money.pay(recharge_id)
    await money.controlAlipay({ reset: true })
    expect((await money.seenByAlipay()).notices[0]).toMatchObject({ answer })
    expect(await money.stateOf(person, recharge_id)).toBe('created')
    expect(await trading.balancesOf(person)).toMatchObject({ available: '0.00' })
    await exchange.advance(60)
    await exchange.runDue()
    expect(await trading.balancesOf(person)).toMatchObject({ available: '40.00' })
    expect(await trading.violations()).toEqual([])
  },
)

test('S1.8 a notice for a number that nobody made is kept; without a signature, or not a form at all, it is answered failure', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '40.00')
  const out_trade_no = await money.outTradeNoOf(recharge_id)
  await money.pay(recharge_id)
  await money.controlAlipay({
    notice: { out_trade_no, parameters: { out_trade_no: 'Rfffffffffffffffffffffffffffffff' } },
  })
  expect((await money.seenByAlipay()).notices[0]).toMatchObject({ answer: 'success' })
  for (const body of [
    '',
    'out_trade_no=1&trade_status=TRADE_SUCCESS',
    '{"a":1}',
    `sign=x&sign_type=RSA2&out_trade_no=${out_trade_no}`,
  ]) {
    const answer = await exchange.app.fetch(
      new Request('http://market.test/api/ext/pay/alipay/notify', { method: 'POST', body }),
    )
    expect(await answer.text(), body).toBe('failure')
  }
  expect(await trading.balancesOf(person)).toMatchObject({ available: '40.00' })
})
