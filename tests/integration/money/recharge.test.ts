import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as recharges from '#contract/wallet/recharges.ts'
import * as statement from '#contract/wallet/statement.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { leastRecharge } from '#features/wallet/recharges/model.ts'
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

test('S1.8 a recharge answers a QR code, and is in the balance to the fen once the code is paid', async () => {
  const person = await exchange.signIn()
  const { recharge_id, pay_url, state, expires_at, created_at } = await money.recharge(person, '123.45')
  expect(state).toBe('created')
  expect(pay_url).toMatch(/^http:\/\/market\.test\/simulators\/alipay\/qr\/[0-9a-f]{24}$/)
  expect(900 - (expires_at - created_at)).toBeLessThan(10)
  const page = await exchange.alipay.fetch(new Request(pay_url!))
  expect(await page.text()).toContain('¥123.45')
  const paid = await exchange.alipay.fetch(new Request(pay_url!, { method: 'POST', body: 'buyer=a' }))
  expect(paid.status).toBe(200)
  const known = await exchange.ask(recharges.rechargeCheck, { recharge_id }, person)
  expect(known).toMatchObject({ state: 'paid', amount: '123.45', pay_url: null })
  expect(known.trade_no).toMatch(/^\d{20,}$/)
  expect(await trading.balancesOf(person)).toEqual({ available: '123.45', held: '0.00', pending: '0.00' })
  const { items } = await exchange.ask(statement.flowLog, { kind: 'recharge' }, person)
  expect(items).toMatchObject([
    { reason: 'recharge_paid', amount: '123.45', subject: { kind: 'recharge', id: recharge_id }, order_id: null },
  ])
  expect(await trading.violations()).toEqual([])
})

test('S1.8 a recharge on the page of the provider leads there and back', async () => {
  const person = await exchange.signIn()
  const { recharge_id, pay_url } = await exchange.ask(
    recharges.recharge,
    { amount: '8.80', method: 'page', return_path: '/wallet?tab=recharge' },
    person,
  )
  const sent = await exchange.alipay.fetch(new Request(pay_url!))
  expect(sent.status).toBe(302)
  const cashier = sent.headers.get('location')!
  const paid = await exchange.alipay.fetch(new Request(cashier, { method: 'POST', body: '' }))
  const back = new URL(paid.headers.get('location')!)
  expect(back.origin + back.pathname).toBe('http://market.test/wallet')
  expect(back.searchParams.get('tab')).toBe('recharge')
  expect(await money.stateOf(person, recharge_id)).toBe('paid')
})

test('S4.22 a recharge that nobody pays is closed after its time, at the provider first', async () => {
  const person = await exchange.signIn()
  const unseen = await money.recharge(person, '10.00')
  const seen = await money.recharge(person, '20.00')
  await exchange.alipay.fetch(new Request(seen.pay_url!))
  await exchange.advance(890)
  await exchange.runDue()
  expect(await money.stateOf(person, seen.recharge_id)).toBe('created')
  await exchange.advance(100)
  await exchange.runDue()
  expect(await money.stateOf(person, seen.recharge_id)).toBe('closed')
  expect(await money.stateOf(person, unseen.recharge_id)).toBe('closed')
  expect((await exchange.alipay.fetch(new Request(seen.pay_url!, { method: 'POST', body: '' }))).status).toBe(409)
  expect(await trading.balancesOf(person)).toMatchObject({ available: '0.00' })
  expect(await trading.violations()).toEqual([])
})

test.each([
  ['slow', { slow: { ms: 20 } }, 0],
  ['answering 500', { errors: { times: 1 } }, codes.serviceUnavailable],
  ['losing its answer', { lost_answers: { times: 1 } }, codes.serviceUnavailable],
  ['signing with a foreign key', { bad_signatures: { times: 1 } }, codes.serviceUnavailable],
])('S1.8 with a provider %s a recharge is begun or it is not', async (_, orders, code) => {
  const person = await exchange.signIn()
  await money.controlAlipay(orders)
  const { code: answered } = await exchange.call(recharges.recharge, { amount: '10.00' }, person)
  await money.controlAlipay({ reset: true })
  expect(answered).toBe(code)
  const { items } = await exchange.ask(recharges.rechargeLog, {}, person)
  expect(items).toHaveLength(code === 0 ? 1 : 0)
})

test('S4.22 while the provider is away an overdue recharge stays where it is', async () => {
  const person = await exchange.signIn()
  const { recharge_id } = await money.recharge(person, '10.00')
  await money.controlAlipay({ errors: { times: 1_000 } })
  await exchange.advance(2_000)
  await exchange.runDue()
  expect(await money.stateOf(person, recharge_id)).toBe('created')
  await money.controlAlipay({ reset: true })
  await exchange.advance(60)
  await exchange.runDue()
  expect(await money.stateOf(person, recharge_id)).toBe('closed')
})

test.each([
  '0',
  '0.00',
  '-1',
  '-1.00',
  '0.001',
  '1e21',
  '1e2',
  'NaN',
  'Infinity',
  '１０.00',
  '10',
  '10.0',
  ' 10.00',
  '9007199254740993',
  '90071992547409.93',
  '99999999999999.99',
  '',
  '10.00; drop',
])('S5.7 an amount of %j is refused, and nothing is asked of the provider', async (amount) => {
  const person = await exchange.signIn()
  const before = (await money.seenByAlipay()).trades.length
  const { code } = await exchange.call(recharges.recharge, { amount }, person)
  expect([codes.requestInvalid, codes.amountTooLarge]).toContain(code)
  expect((await exchange.call(withdrawals.withdrawCheck, { amount }, person)).data?.confirmation ?? null).toBeNull()
  expect((await money.seenByAlipay()).trades).toHaveLength(before)
})

test('S1.8 a recharge keeps to its limits: least, most, how many at once, how much a day', async () => {
  const person = await exchange.signIn()
  const codeOf = async (amount: string) => (await exchange.call(recharges.recharge, { amount }, person)).code
  expect(await codeOf('0.99')).toBe(codes.amountTooSmall)
  expect(await codeOf('50000.01')).toBe(codes.amountTooLarge)
  for (let open = 0; open < 4; open++) expect(await codeOf('50000.00')).toBe(0)
  expect(await codeOf('1.00')).toBe(codes.dailyLimitReached)
  const other = await exchange.signIn()
  // The amount that the site suggests when less is missing.
  for (let open = 0; open < 5; open++) await money.recharge(other, leastRecharge)
  expect((await exchange.call(recharges.recharge, { amount: '1.00' }, other)).code).toBe(codes.tooManyOpen)
})

test('S6.2 nobody sees the recharge of somebody else, and a visitor none at all', async () => {
  const [person, stranger] = [await exchange.signIn(), await exchange.signIn()]
  const { recharge_id } = await money.recharge(person, '1.00')
  expect((await exchange.call(recharges.rechargeCheck, { recharge_id }, stranger)).code).toBe(codes.notFound)
  expect((await exchange.call(recharges.rechargeCheck, { recharge_id })).code).toBe(codes.sessionInvalid)
  expect((await exchange.ask(recharges.rechargeLog, {}, stranger)).items).toEqual([])
})

test('S7.3 one key begins one recharge, and another amount under it is refused', async () => {
  const person = await exchange.signIn()
  const how = { token: person.token, key: 'one-recharge-key' }
  const first = await exchange.ask(recharges.recharge, { amount: '5.00' }, how)
  expect(await exchange.ask(recharges.recharge, { amount: '5.00' }, how)).toEqual(first)
  expect((await exchange.call(recharges.recharge, { amount: '6.00' }, how)).code).toBe(codes.keyReused)
  for (let open = 1; open < 5; open++) await money.recharge(person, '1.00')
  expect((await exchange.call(recharges.recharge, { amount: '1.00' }, person)).code).toBe(codes.tooManyOpen)
  expect(await exchange.ask(recharges.recharge, { amount: '5.00' }, how)).toEqual(first)
  expect((await exchange.call(recharges.recharge, { amount: '5.00' }, { token: person.token, key: null })).code).toBe(
    codes.keyMissing,
  )
})

test('S1.8 the log of recharges is filtered by state and time and walked page by page', async () => {
  const person = await exchange.signIn()
  const ids = []
  for (let index = 0; index < 4; index++) ids.push((await money.recharge(person, `${index + 1}.00`)).recharge_id)
  await money.pay(ids[1]!)
  const log = (request: object) => exchange.ask(recharges.rechargeLog, request, person)
  expect((await log({ state: 'paid' })).items.map(({ recharge_id }) => recharge_id)).toEqual([ids[1]])
  const first = await log({ page_size: '3' })
  expect(first.items.map(({ recharge_id }) => recharge_id)).toEqual([ids[3], ids[2], ids[1]])
  const rest = await log({ page_size: '3', cursor: first.next_cursor! })
  expect(rest).toMatchObject({ items: [{ recharge_id: ids[0] }], next_cursor: null })
  const { created_at } = first.items[0]!
  expect((await log({ from: String(created_at + 10) })).items).toEqual([])
  expect((await log({ to: String(created_at) })).items.length).toBeGreaterThan(0)
  const wrong = await exchange.call(
    recharges.rechargeLog,
    { from: String(created_at), to: String(created_at - 1) },
    person,
  )
  expect(wrong).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['to'] } })
  expect((await exchange.call(recharges.rechargeLog, { cursor: 'x' }, person)).code).toBe(codes.requestInvalid)
})
