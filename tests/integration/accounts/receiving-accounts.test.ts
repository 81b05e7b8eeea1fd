import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as accounts from '#contract/wallet/receiving-accounts.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>

beforeAll(async () => {
  exchange = await openTestExchange()
  money = createMoney(exchange)
})
afterAll(() => exchange.close())

async function verified(funds?: bigint) {
  const person = await exchange.signIn(funds ? { funds } : {})
  await money.verify(person)
  return person
}

test('S1.8 an account is bound in three steps: named, its holder confirmed, the code given', async () => {
  const person = await verified()
  const next = await exchange.ask(accounts.bindNext, { account: 'Somebody@Mail.example' }, person)
  expect(next).toMatchObject({
    account: 'so****@mail.example',
    real_name: '*三',
    phone: `139****${person.phone.slice(-4)}`,
  })
  const { bind_id } = next
  expect((await exchange.call(accounts.bindCheck, { bind_id, sms_code: '0000' }, person)).code).toBe(
    codes.stateConflict,
  )
  await exchange.ask(accounts.bindApply, { bind_id, real_name: ' 张 三 ' }, person)
  const sms_code = await money.codeOf(person)
  const wrong = sms_code === '1234' ? '4321' : '1234'
  expect((await exchange.call(accounts.bindCheck, { bind_id, sms_code: wrong }, person)).code).toBe(codes.codeWrong)
  const bound = await exchange.ask(accounts.bindCheck, { bind_id, sms_code }, person)
  expect(bound).toMatchObject({ account: 'so****@mail.example', real_name: '*三', is_default: true })
  expect(await exchange.ask(accounts.bindCheck, { bind_id, sms_code }, person)).toEqual(bound)
  expect(await exchange.ask(accounts.list, {}, person)).toEqual({ items: [bound], max_accounts: 3 })
  const stored = JSON.stringify(
    await rowsOf(exchange.services.db, sql`select * from receiving_accounts, receiving_account_bindings`),
  )
  expect(stored).not.toContain('somebody@')
})

test('S1.8 nobody binds an account before being verified, or under another name', async () => {
  const person = await exchange.signIn()
  const name = () => exchange.call(accounts.bindNext, { account: person.phone }, person)
  expect((await name()).code).toBe(codes.realNameNeeded)
  await money.verify(person)
  const { bind_id } = (await name()).data
  const apply = (real_name: string) => exchange.call(accounts.bindApply, { bind_id, real_name }, person)
  expect((await apply('李四')).code).toBe(codes.realNameDiffers)
  expect(exchange.sms.listMessages(person.phone)).toHaveLength(0)
  expect((await apply('李五')).code).toBe(codes.realNameDiffers)
  expect((await apply('李六')).code).toBe(codes.realNameDiffers)
  expect((await apply('张三')).code).toBe(codes.tooManyRequests)
})

test.each([
  '',
  'x',
  '02345678901',
  '１３９00000001',
  '139000000011',
  'a@b',
  'a b@c.example',
  '<script>@x.example',
  `${'a'.repeat(100)}@x.example`,
])('S1.8 %j is no account', async (account) => {
  const person = await exchange.signIn()
  expect((await exchange.call(accounts.bindNext, { account }, person)).code).toBe(codes.requestInvalid)
})

test('S1.8 an account is bound once, three at most, one of them the default', async () => {
  const person = await verified()
  const first = await money.bind(person)
  const again = await exchange.call(accounts.bindNext, { account: person.phone }, person)
  expect(again.code).toBe(codes.receivingAccountBound)
  const second = await money.bind(person, 'two@mail.example')
  await exchange.advance(60)
  await money.bind(person, 'three@mail.example')
  const fourth = await exchange.call(accounts.bindNext, { account: 'four@mail.example' }, person)
  expect(fourth).toMatchObject({ code: codes.receivingAccountsFull, extra: { max_accounts: 3 } })
  expect(second.is_default).toBe(false)
  await exchange.ask(accounts.bind, { account_id: second.account_id }, person)
  expect((await exchange.ask(accounts.list, {}, person)).items.map(({ is_default }) => is_default)).toEqual([
    true,
    false,
    false,
  ])
  expect(await exchange.ask(accounts.detail, {}, person)).toMatchObject({ account_id: second.account_id })
  await exchange.ask(accounts.unbind, { account_id: second.account_id }, person)
  const { items } = await exchange.ask(accounts.list, {}, person)
  expect(items).toHaveLength(2)
  expect(items[0]).toMatchObject({ is_default: true })
  expect(items.map(({ account_id }) => account_id)).toContain(first.account_id)
})

test('S1.8 an account that a withdrawal is on its way to stays bound', async () => {
  const person = await verified(100_00n)
  const { account_id } = await money.bind(person)
  const { withdraw_id } = await money.begin(person, '50.00')
  const unbind = () => exchange.call(accounts.unbind, { account_id }, person)
  expect((await unbind()).code).toBe(codes.stateConflict)
  expect(await exchange.ask(accounts.detail, { account_id }, person)).toMatchObject({
    withdrawals: { count: 0, total: '0.00', last_at: null, under_way: 1 },
  })
  await exchange.ask(withdrawals.withdrawCancel, { withdraw_id }, person)
  expect((await unbind()).code).toBe(0)
  expect((await exchange.call(accounts.detail, {}, person)).code).toBe(codes.notFound)
})

test('S6.2 nobody sees, chooses, unbinds, confirms or pays to the account of somebody else', async () => {
  const [person, stranger] = [await verified(), await verified(100_00n)]
  const { account_id } = await money.bind(person)
  const { bind_id } = await exchange.ask(accounts.bindNext, { account: 'two@mail.example' }, person)
  const codeOf = async (asked: Promise<{ code: number }>) => (await asked).code
  expect(await codeOf(exchange.call(accounts.detail, { account_id }, stranger))).toBe(codes.notFound)
  expect(await codeOf(exchange.call(accounts.bind, { account_id }, stranger))).toBe(codes.notFound)
  expect(await codeOf(exchange.call(accounts.unbind, { account_id }, stranger))).toBe(codes.notFound)
  expect(await codeOf(exchange.call(accounts.bindApply, { bind_id, real_name: '张三' }, stranger))).toBe(
    codes.stateConflict,
  )
  expect(await codeOf(exchange.call(withdrawals.withdrawCheck, { amount: '50.00', account_id }, stranger))).toBe(
    codes.notFound,
  )
  expect(await codeOf(exchange.call(accounts.list, {}))).toBe(codes.sessionInvalid)
})

test('S1.8 a binding runs out after a quarter of an hour', async () => {
  const person = await verified()
  const { bind_id } = await exchange.ask(accounts.bindNext, { account: person.phone }, person)
  await exchange.advance(901)
  expect((await exchange.call(accounts.bindApply, { bind_id, real_name: '张三' }, person)).code).toBe(
    codes.stateConflict,
  )
})
