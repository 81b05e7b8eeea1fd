import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as statement from '#contract/wallet/statement.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { makeRedline } from '../../setup/exchange/market.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createPurchases } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { protection: 600 } })
  money = createMoney(exchange)
  trading = createTrading(exchange)
  await transact(exchange.services.db, makeRedline)
})
afterAll(() => exchange.close())

const flow = (person: Person, request: object = {}) => exchange.ask(statement.flowLog, request, person)

test('S1.8 every line of the statement leads to what it belongs to, and filters keep what they say', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
  const { recharge_id } = await money.recharge(buyer, '500.00')
  await money.pay(recharge_id)
  const orderId = await trading.deliver(seller, buyer, 128_50n)
  const { items } = await flow(buyer)
  expect(items.map(({ kind, amount, subject }) => [kind, amount, subject])).toEqual([
    ['purchase', '-128.50', { kind: 'order', id: orderId }],
    ['recharge', '500.00', { kind: 'recharge', id: recharge_id }],
  ])
  expect(items[0]).toMatchObject({ order_id: orderId, goods_info: { goods_id: expect.any(String) } })
  expect(items[1]).toMatchObject({ order_id: null, goods_info: null })
  expect((await flow(buyer, { kind: 'recharge' })).items).toEqual([items[1]])
  expect((await flow(buyer, { direction: 'expense' })).items).toEqual([items[0]])
  expect((await flow(buyer, { direction: 'income', kind: 'purchase' })).items).toEqual([])
  expect((await flow(buyer, { account: 'held' })).items).toEqual([])
  expect((await flow(seller, { account: 'pending' })).items).toMatchObject([{ kind: 'sale', amount: '125.28' }])
  const { created_at } = items[1]!
  expect((await flow(buyer, { to: String(created_at) })).items.at(-1)).toEqual(items[1])
  expect((await flow(buyer, { from: String(items[0]!.created_at + 1) })).items).toEqual([])
  const first = await flow(buyer, { page_size: '1' })
  expect(first.items).toEqual([items[0]])
  expect(await flow(buyer, { page_size: '1', cursor: first.next_cursor! })).toEqual({
    items: [items[1]],
    next_cursor: null,
  })
})

test('S1.8 the statement of a reversed sale is the purchase of one and the sale of the other', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 200_00n })]
  const orderId = await trading.deliver(seller, buyer, 100_00n)
  const trade = (await exchange.services.db.query.orders.findFirst({
    where: (orders, { eq }) => eq(orders.id, BigInt(orderId)),
  }))!.tradeId!
  exchange.steam.reverseTrade(trade)
  await exchange.advance(120)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('reversed')
  const kindsOf = async (person: Person, kind: string) =>
    (await flow(person, { kind })).items.filter(({ reason }) => reason === 'order_reversed').map(({ amount }) => amount)
  expect(await kindsOf(seller, 'sale')).toEqual(['-97.50'])
  expect(await kindsOf(seller, 'purchase')).toEqual([])
  expect(await kindsOf(buyer, 'purchase'), 'the whole price at once').toEqual(['100.00'])
  expect(await kindsOf(buyer, 'sale')).toEqual([])
})

test('S1.8 a contradictory or unknown filter of the statement is refused with its name', async () => {
  const person = await exchange.signIn()
  const fieldsOf = async (request: object) => {
    const { code, extra } = await exchange.call(statement.flowLog, request as never, person)
    return [code, extra?.fields]
  }
  expect(await fieldsOf({ from: '20', to: '10' })).toEqual([codes.requestInvalid, ['to']])
  expect(await fieldsOf({ kind: 'gifts' })).toEqual([codes.requestInvalid, ['kind']])
  expect(await fieldsOf({ cursor: '1.2' })).toEqual([codes.requestInvalid, ['cursor']])
  expect((await fieldsOf({ sort: 'amount' }))[0]).toBe(codes.requestInvalid)
})

test('S1.8 a folded statement has one line a withdrawal, with its state, and one for money set aside', async () => {
  const person = await exchange.signInTrader({ funds: 1_000_00n })
  await money.verify(person)
  await money.bind(person)
  const purchasing = createPurchases(exchange)
  const terms = await purchasing.post(person, 30_00n, 1)
  await purchasing.set(person, terms, 'cancel')
  const { withdraw_id } = await money.begin(person, '20.00')
  const folded = async () =>
    (await flow(person, { lines: 'folded' })).items.map(({ reason, account, amount, withdrawal }) => [
      reason,
      account,
      amount,
      withdrawal,
    ])
  const earlier = [
    ['purchase_order_released', 'available', '30.00', null],
    ['purchase_order_held', 'available', '-30.00', null],
    ['welcome_grant', 'available', '1000.00', null],
  ]
  const line = (withdrawal: object) => ['withdrawal_held', 'available', '-20.00', withdrawal]
  expect(await folded()).toEqual([line({ state: 'awaiting_confirmation', failure: null }), ...earlier])
  await exchange.ask(withdrawals.withdrawCancel, { withdraw_id }, person)
  expect(await folded()).toEqual([line({ state: 'failed', failure: 'cancelled' }), ...earlier])
  const { items } = await flow(person)
  expect(items).toHaveLength(9)
  const ids = items.map(({ flow_id }) => flow_id)
  expect(await walk(person), 'line by line, with both sides of what is set aside').toEqual(ids)
})

/** Returns the ids of a statement that is read a line at a time. */
async function walk(person: Person): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page = await flow(person, { page_size: '1', ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ flow_id }) => flow_id))
    cursor = page.next_cursor
  } while (cursor)
  return ids
}
