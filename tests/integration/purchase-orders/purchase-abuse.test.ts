import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { purchaseOrderEvents, purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createPurchases, stockItem, type StockedItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let purchasing: ReturnType<typeof createPurchases>
let buyer: Trader
let seller: Trader
let item: StockedItem
/** One paid, one not yet paid. */
let open: string
let unpaid: string

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
  purchasing = createPurchases(exchange)
  buyer = await exchange.signInTrader({ funds: 1_000_00n })
  seller = await exchange.signInTrader()
  item = await stockItem(exchange, seller)
  open = await purchasing.post(buyer, 10_00n, 2)
  const terms = { goods_id: redline, price: '5.00', quantity: 1 }
  unpaid = (await exchange.ask(purchases.create, terms, { token: buyer.token })).purchase_id
})
afterAll(async () => {
  expect(await trading.violations()).toEqual([])
  await exchange.close()
})

const standing = async () => ({
  orders: await exchange.services.db.select().from(purchaseOrders).orderBy(purchaseOrders.id),
  events: await exchange.services.db.$count(purchaseOrderEvents),
  balances: [await trading.balancesOf(buyer), await trading.balancesOf(seller)],
})

/** Makes every writing call with an invalid value in one field; returns the codes. */
async function tryEverywhere(field: 'price' | 'total', value: unknown): Promise<number[]> {
  const as = { token: buyer.token }
  const calls = {
    price: [
      () => exchange.call(purchases.create, { goods_id: redline, price: value as string, quantity: 1 }, as),
      () =>
        exchange.call(purchases.change, { purchase_id: open, price: value as string, quantity: 2, total: '20.00' }, as),
      () =>
        exchange.call(
          purchases.supply,
          { purchase_id: open, price: value as string, asset_ids: [item.assetId] },
          { token: seller.token },
        ),
    ],
    total: [
      () => exchange.call(purchases.pay, { purchase_id: unpaid, total: value as string }, as),
      () =>
        exchange.call(purchases.change, { purchase_id: open, price: '10.00', quantity: 2, total: value as string }, as),
    ],
  }
  const answers = []
  for (const call of calls[field]) answers.push((await call()).code)
  return answers
}

test.each([
  '0',
  '0.00',
  '-1.00',
  '0.001',
  '1',
  '1e21',
  'NaN',
  'Infinity',
  '１００.００',
  '9007199254740993.00',
  '',
  ' 1.00',
  '1,00',
  100,
  1e21,
  null,
  ['1.00'],
])('S4.22 %j is no amount: refused everywhere, and nothing is changed', async (value) => {
  const before = await standing()
  for (const field of ['price', 'total'] as const)
    expect(new Set(await tryEverywhere(field, value))).toEqual(new Set([codes.requestInvalid]))
  expect(await standing()).toEqual(before)
})

test.each([0, -1, 1.5, 1e21, 1001, '2', null, Number.MAX_SAFE_INTEGER])(
  'S4.22 %j is no quantity: refused, and nothing is changed',
  async (quantity) => {
    const before = await standing()
    const as = { token: buyer.token }
    const terms = { goods_id: redline, price: '1.00', quantity: quantity as number }
    const change = { purchase_id: open, price: '1.00', quantity: quantity as number, total: '1.00' }
    expect(await exchange.call(purchases.create, terms, as)).toMatchObject({ code: codes.requestInvalid })
    expect(await exchange.call(purchases.change, change, as)).toMatchObject({ code: codes.requestInvalid })
    expect(await standing()).toEqual(before)
  },
)

test.each(['0.01', '10000000.01', '9999999999999.99'])(
  'S4.22 a price of %s, at which nobody can list, is refused, and nothing is changed',
  async (price) => {
    const before = await standing()
    const as = { token: buyer.token }
    const refused = { code: codes.listingPriceOutOfBounds, extra: { min: '0.02', max: '10000000.00' } }
    expect(await exchange.call(purchases.create, { goods_id: redline, price, quantity: 9 }, as)).toMatchObject(refused)
    const change = { purchase_id: open, price, quantity: 9, total: price }
    expect(await exchange.call(purchases.change, change, as)).toMatchObject(refused)
    expect(await standing()).toEqual(before)
  },
)

test('S4.22 more than the balance is refused by what is missing, and nothing is changed', async () => {
  const before = await standing()
  const as = { token: buyer.token }
  const terms = { goods_id: redline, price: '10000000.00', quantity: 1000 }
  const { purchase_id, total } = await exchange.ask(purchases.create, terms, as)
  expect(await exchange.call(purchases.pay, { purchase_id, total }, as)).toMatchObject({
    code: codes.balanceTooLow,
    extra: { available: '980.00', missing: '9999999020.00' },
  })
  expect((await standing()).balances).toEqual(before.balances)
  await purchasing.set(buyer, purchase_id, 'cancel')
})

test('S4.22 goods, styles, conditions and objects that do not exist are refused', async () => {
  const before = await standing()
  const as = { token: buyer.token }
  const terms = { goods_id: redline, price: '1.00', quantity: 1 }
  const answers = [
    await exchange.call(purchases.create, { ...terms, goods_id: 'zzzzzzzzzzz' }, as),
    await exchange.call(purchases.create, { ...terms, style_id: 3 }, as),
    await exchange.call(purchases.create, { ...terms, conditions: { wear_max: 0.1 } }, as),
    await exchange.call(purchases.create, { ...terms, conditions: { wear_min: 0.3, wear_max: 0.2 } }, as),
    await exchange.call(purchases.create, { ...terms, conditions: { colour: 'red' } as never }, as),
    await exchange.call(purchases.pay, { purchase_id: '999999999999999999', total: '1.00' }, as),
    await exchange.call(purchases.pay, { purchase_id: '0', total: '1.00' }, as),
    await exchange.call(purchases.list, { scope: 'mine', cursor: 'x' }, as),
    await exchange.call(purchases.list, { scope: 'mine', goods_id: redline } as never, as),
    await exchange.call(purchases.list, { scope: 'goods', goods_id: redline, cursor: 'x' }, as),
    await exchange.call(purchases.detail, { purchase_id: '999999999999999999' }, as),
  ]
  expect(answers.map(({ code }) => code)).toEqual([
    codes.notFound,
    codes.notFound,
    codes.conditionsImpossible,
    codes.requestInvalid,
    codes.requestInvalid,
    codes.notFound,
    codes.requestInvalid,
    codes.requestInvalid,
    codes.requestInvalid,
    codes.requestInvalid,
    codes.notFound,
  ])
  expect(answers[2]!.extra).toEqual({ fields: ['conditions.wear_max'] })
  expect(await standing()).toEqual(before)
})

test('S4.22 an item twice in a supply, another’s item, an item in an order: refused, and nothing is changed', async () => {
  const other = await exchange.signInTrader()
  const foreign = await stockItem(exchange, other)
  const before = await standing()
  const twice = { purchase_id: open, price: '10.00', asset_ids: [item.assetId, item.assetId] }
  expect(await exchange.call(purchases.supply, twice, { token: seller.token })).toMatchObject({
    code: codes.requestInvalid,
  })
  expect(await purchasing.supply(seller, open, 10_00n, item, foreign)).toMatchObject({ code: codes.notFound })
  expect(await standing()).toEqual(before)
})

test('S7.3 the best price for an item is told to its owner alone', async () => {
  const ask = (goods_id: string, asset_id: string, token?: string) =>
    exchange.call(purchases.maxPriceByGoods, { items: [{ goods_id, asset_id }] }, token === undefined ? {} : { token })
  expect(await ask(redline, item.assetId)).toMatchObject({ code: codes.sessionInvalid })
  expect(await ask(redline, item.assetId, buyer.token)).toMatchObject({ code: codes.notFound })
  expect(await ask('zzzzzzzzzzz', item.assetId, seller.token)).toMatchObject({ code: codes.requestInvalid })
  expect(await ask(redline, item.assetId, seller.token)).toMatchObject({ code: 0 })
})

test('S7.3 a writing call needs its key; one key has one effect and one body', async () => {
  const as = { token: buyer.token, key: 'purchase-order-key' }
  const terms = { goods_id: redline, price: '2.00', quantity: 1 }
  expect(await exchange.call(purchases.create, terms, { ...as, key: null })).toMatchObject({ code: codes.keyMissing })
  const first = await exchange.ask(purchases.create, terms, as)
  expect(await exchange.ask(purchases.create, terms, as)).toEqual(first)
  expect(await exchange.call(purchases.create, { ...terms, price: '3.00' }, as)).toMatchObject({
    code: codes.keyReused,
  })
  await purchasing.set(buyer, first.purchase_id, 'cancel')
})

test('S2.42 who is not ready to trade neither posts nor supplies', async () => {
  const newcomer = await exchange.signIn()
  const as = { token: newcomer.token }
  const terms = { goods_id: redline, price: '2.00', quantity: 1 }
  const supply = { purchase_id: open, price: '10.00', asset_ids: [item.assetId] }
  expect(await exchange.call(purchases.create, terms, as)).toMatchObject({ code: codes.platformNotBound })
  expect(await exchange.call(purchases.supply, supply, as)).toMatchObject({ code: codes.platformNotBound })
  expect(await exchange.call(purchases.create, terms)).toMatchObject({ code: codes.sessionInvalid })
})

test('S2.42 a buyer who can’t receive anything is not supplied', async () => {
  const unready = await exchange.signInTrader({ funds: 100_00n })
  const id = await purchasing.post(unready, 6_00n)
  await exchange.services.db.update(users).set({ tradeUrl: null }).where(eq(users.id, unready.userId))
  expect(await purchasing.supply(seller, id, 6_00n, item)).toMatchObject({ code: codes.buyerUnavailable })
  expect(await trading.balancesOf(unready)).toMatchObject({ held: '6.00' })
})
