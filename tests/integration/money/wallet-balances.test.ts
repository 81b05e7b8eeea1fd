import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { codes } from '#contract/codes.ts'
import * as recharges from '#contract/wallet/recharges.ts'
import * as statement from '#contract/wallet/statement.ts'
import * as wallet from '#contract/wallet/wallet.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, makeRedline } from '../../setup/exchange/market.ts'
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

test('S6.2 balances and logs are their owner’s alone', async () => {
  const person = await exchange.signIn({ funds: 12_34n })
  expect(await exchange.ask(wallet.info, {}, person)).toEqual({
    available: '12.34',
    held: '0.00',
    held_for: [],
    pending: '0.00',
    in_escrow: { amount: '0.00', orders: 0 },
  })
  for (const call of [
    wallet.info,
    statement.flowLog,
    recharges.rechargeLog,
    withdrawals.withdrawLog,
    wallet.settleOrders,
    wallet.escrow,
  ])
    expect((await exchange.call(call, {})).code, call.name).toBe(codes.sessionInvalid)
  const { code, extra } = await exchange.call(withdrawals.withdrawLog, { from: '2', to: '1' }, person)
  expect([code, extra?.fields]).toEqual([codes.requestInvalid, ['to']])
})

test('S1.8 held money says what it is held for, and the parts are all of it', async () => {
  const person = await exchange.signInTrader({ funds: 1_000_00n })
  await money.verify(person)
  await money.bind(person)
  const purchasing = createPurchases(exchange)
  await purchasing.post(person, 30_00n, 2)
  const given = await purchasing.post(person, 5_50n)
  const { withdraw_id } = await money.begin(person, '20.00')
  const purchases = { kind: 'purchase_order', amount: '65.50' }
  expect(await exchange.ask(wallet.info, {}, person)).toEqual({
    available: '914.50',
    held: '85.50',
    held_for: [purchases, { kind: 'withdrawal', amount: '20.00' }],
    pending: '0.00',
    in_escrow: { amount: '0.00', orders: 0 },
  })
  await exchange.ask(withdrawals.withdrawCancel, { withdraw_id }, person)
  await purchasing.set(person, given, 'cancel')
  expect(await exchange.ask(wallet.info, {}, person)).toMatchObject({
    held: '60.00',
    held_for: [{ ...purchases, amount: '60.00' }],
  })
})

test('S1.8 what will be available when: sales in protection, the next to settle first', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
  const first = await trading.deliver(seller, buyer, 100_00n)
  const second = await trading.deliver(seller, buyer, 200_00n)
  const page = await exchange.ask(wallet.settleOrders, { page_size: '1' }, seller)
  expect(page).toMatchObject({
    total: '292.50',
    items: [{ order_id: first, price: '100.00', fee: '2.50', seller_net: '97.50' }],
  })
  expect(page.items[0]!.settles_at - page.items[0]!.delivered_at).toBe(600)
  const next = await exchange.ask(wallet.settleOrders, { page_size: '1', cursor: page.next_cursor! }, seller)
  expect(next).toMatchObject({ items: [{ order_id: second }], next_cursor: null })
  expect((await exchange.ask(wallet.settleOrders, {}, buyer)).items).toEqual([])
  await money.verify(seller)
  await money.bind(seller)
  const early = await exchange.ask(withdrawals.withdrawCheck, { amount: '50.00' }, seller)
  expect(early.reasons.map(({ code }) => code)).toEqual([codes.balanceTooLow])
  await exchange.advance(700)
  await trading.runOrders()
  expect((await exchange.ask(wallet.settleOrders, {}, seller)).items).toEqual([])
  expect((await exchange.ask(withdrawals.withdrawCheck, { amount: '50.00' }, seller)).reasons).toEqual([])
  expect((await exchange.call(wallet.settleOrders, { cursor: 'x' }, seller)).code).toBe(codes.requestInvalid)
  expect(await trading.violations()).toEqual([])
})

test('S4.21 what a restriction takes away: a frozen person moves no money, a closing one takes it out, one banned from withdrawing brings it in', async () => {
  const person = await exchange.signIn({ funds: 100_00n })
  await money.verify(person)
  await money.bind(person)
  const restrict = (kind: RestrictionKind) =>
    transact(exchange.services.db, (tx) =>
      restrictUser(tx, { userId: person.userId, kind, seconds: 3_600, reason: 'test', by: 'test' }),
    )
  const reasonsOf = async () =>
    (await exchange.ask(withdrawals.withdrawCheck, { amount: '50.00' }, person)).reasons.map(({ code }) => code)
  await restrict('closing')
  expect((await exchange.call(recharges.recharge, { amount: '1.00' }, person)).code).toBe(codes.accountClosing)
  expect(await reasonsOf()).toEqual([])
  await restrict('feature_unavailable')
  expect(await reasonsOf()).toEqual([codes.featureUnavailable])
  await exchange.advance(3_601)
  await restrict('withdrawal_banned')
  const [reason] = (await exchange.ask(withdrawals.withdrawCheck, { amount: '50.00' }, person)).reasons
  expect(reason).toMatchObject({ code: codes.featureUnavailable, message: 'You may not withdraw money for now.' })
  expect((await exchange.call(recharges.recharge, { amount: '1.00' }, person)).code).toBe(0)
  await exchange.advance(3_601)
  expect(await reasonsOf()).toEqual([])
  expect((await exchange.call(recharges.recharge, { amount: '1.00' }, person)).code).toBe(0)
})

test('S1.8 recharged money can be spent at once and be withdrawn when its wait is over', async () => {
  const careful = await openTestExchange({ settings: { rechargeWait: 86_400 } })
  try {
    const steps = createMoney(careful)
    const person = await careful.signIn({ funds: 20_00n })
    await steps.verify(person)
    await steps.bind(person)
    await steps.pay((await steps.recharge(person, '100.00')).recharge_id)
    const check = (amount: string) => careful.ask(withdrawals.withdrawCheck, { amount }, person)
    expect(await check('50.00')).toMatchObject({
      available: '120.00',
      withdrawable: '20.00',
      reasons: [{ code: codes.notWithdrawableYet }],
    })
    expect((await check('20.00')).reasons).toEqual([])
    await careful.advance(86_401)
    expect(await check('120.00')).toMatchObject({ withdrawable: '120.00', reasons: [] })
  } finally {
    await careful.close()
  }
})

test('S1.8 S4.22 what a purchase costs is in escrow, order by order, until it is settled', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
  const delivered = await trading.deliver(seller, buyer, 100_00n)
  const waiting = await trading.buy(buyer, await listItem(exchange, seller, 30_50n))
  const inEscrow = async () => (await exchange.ask(wallet.info, {}, buyer)).in_escrow
  expect(await inEscrow()).toEqual({ amount: '130.50', orders: 2 })
  const page = await exchange.ask(wallet.escrow, { page_size: '1' }, buyer)
  expect(page.items).toMatchObject([{ order_id: delivered, price: '100.00', state: 'in_protection' }])
  const rest = await exchange.ask(wallet.escrow, { page_size: '1', cursor: page.next_cursor! }, buyer)
  expect(rest).toMatchObject({
    items: [{ order_id: waiting, price: '30.50', state: 'awaiting_delivery' }],
    next_cursor: null,
  })
  expect((await exchange.ask(wallet.escrow, {}, seller)).items).toEqual([])
  const stateOfPurchase = async () =>
    (await flow(buyer)).items.find(({ order_id }) => order_id === delivered)?.order_state
  expect(await stateOfPurchase()).toBe('in_protection')
  await exchange.advance(601)
  await trading.runOrders()
  expect(await inEscrow()).toEqual({ amount: '30.50', orders: 1 })
  expect(await stateOfPurchase()).toBe('completed')
})
