import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import * as tasks from '#contract/tasks.ts'
import { failListings } from '#exchange/listings/fail-listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { findTasks } from '#exchange/tasks/find-tasks.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, listItems, redline } from '../../setup/exchange/market.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const listOf = (person: Person) => exchange.ask(tasks.list, {}, person)
const kindsOf = async (person: Person) => (await listOf(person)).items.map(({ kind, about }) => [kind, about])
const rolesOf = async (person: Person) => (await listOf(person)).items.map(({ role }) => role)

test('S4.22 each step of an order waits for the side that has to make it, and for nobody else', async () => {
  const trading = createTrading(exchange)
  const { seller, buyer, item } = await trading.openSale(100_00n)
  const items = [{ listing_id: item.listingId, price: item.price }]
  const { order_ids, total, pay_before } = await exchange.ask(orders.create, { items }, buyer)
  const [orderId] = order_ids
  const { items: first, counts, total: number } = await listOf(buyer)
  expect(first).toMatchObject([
    { kind: 'pay_order', about: orderId, listing_id: item.listingId, amount: '100.00', deadline_at: pay_before },
  ])
  expect([counts.pay_order, counts.send_offer, number]).toEqual([1, 0, 1])
  expect(await kindsOf(seller)).toEqual([])
  await exchange.ask(orders.pay, { order_ids, total }, buyer)
  expect([await kindsOf(buyer), await kindsOf(seller)]).toEqual([[], [['send_offer', orderId]]])
  expect(await rolesOf(seller)).toEqual(['seller'])
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  expect([await kindsOf(buyer), await kindsOf(seller)]).toEqual([[['accept_offer', orderId]], []])
  expect(await rolesOf(buyer)).toEqual(['buyer'])
  await trading.accept(buyer, offerId)
  await trading.runOrders()
  expect([await kindsOf(buyer), await kindsOf(seller)]).toEqual([[], []])
})

test('S4.22 bargains, purchase orders, withdrawals and failed listings wait too, the nearest deadline first', async () => {
  const bargaining = createBargaining(exchange)
  const money = createMoney(exchange)
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
  const bargained = await listItem(exchange, seller, 100_00n)
  const bargainId = await bargaining.offer(buyer, bargained, '80.00')
  expect(await kindsOf(seller)).toEqual([['answer_bargain', bargainId]])
  await bargaining.counter(seller, bargainId, '90.00')
  expect((await listOf(buyer)).items).toMatchObject([
    { kind: 'pay_difference', about: bargainId, amount: '10.00', listing_id: bargained.listingId },
  ])
  const unpaid = await listItem(exchange, seller, 50_00n)
  const { data } = await bargaining.create(buyer, unpaid, '40.00')
  const { purchase_id } = await exchange.ask(purchases.create, { goods_id: redline, price: '2.00', quantity: 3 }, buyer)
  const { items } = await listOf(buyer)
  expect(items.map(({ kind, about, amount }) => [kind, about, amount])).toEqual([
    ['pay_bargain', data.bargain_id, '40.00'],
    ['pay_purchase_order', purchase_id, '6.00'],
    ['pay_difference', bargainId, '10.00'],
  ])
  expect(items.map(({ deadline_at }) => deadline_at)).toEqual(
    items.map(({ deadline_at }) => deadline_at!).sort((a, b) => a - b),
  )

  await transact(exchange.services.db, async (tx) => {
    await failListings(tx, seller.userId, 'inventory_private')
    return {}
  })
  expect((await listOf(seller)).counts).toMatchObject({ fix_listing: 2, answer_bargain: 0 })
  expect((await listOf(seller)).items[0]).toMatchObject({ deadline_at: null, goods_info: { goods_id: redline } })

  const earner = await money.signInEarner(100_00n)
  const { withdraw_id } = await money.begin(earner, '50.00')
  expect((await listOf(earner)).items).toMatchObject([
    { kind: 'confirm_withdrawal', about: withdraw_id, amount: '50.00', goods_info: null, listing_id: null },
  ])
})

test('S4.22 of many failed listings only those that are shown are read, and all are counted', async () => {
  const seller = await exchange.signInTrader({ funds: 100_00n })
  const items = await listItems(exchange, seller, [10_00n, 20_00n, 30_00n])
  await exchange.ask(purchases.create, { goods_id: redline, price: '2.00', quantity: 1 }, seller)
  const { db } = exchange.services
  await transact(db, async (tx) => {
    await failListings(tx, seller.userId, 'inventory_private')
    return {}
  })
  const { first, counts } = await findTasks(db, seller.userId, 3)
  expect(first.map(({ kind }) => kind)).toEqual(['pay_purchase_order', 'fix_listing', 'fix_listing'])
  const oldest = items.slice(0, 2).map(({ listingId }) => BigInt(listingId))
  expect(first.slice(1).map(({ about }) => about)).toEqual(oldest)
  expect(counts).toMatchObject({ pay_purchase_order: 1, fix_listing: 3 })
  expect((await findTasks(db, seller.userId, 1)).first).toHaveLength(1)
  expect(await listOf(seller)).toMatchObject({ total: 4, counts: { fix_listing: 3 } })
})

test('S6.4 what waits for somebody is told to them alone', async () => {
  expect(await exchange.call(tasks.list, {})).toMatchObject({ code: codes.sessionInvalid })
})
