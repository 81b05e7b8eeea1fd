import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { deadlocksOf } from '../../setup/exchange/deadlocks.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let purchasing: ReturnType<typeof createPurchases>
/** Enough for either side of each race to win sometimes. */
const rounds = 8

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  trading = createTrading(exchange)
  purchasing = createPurchases(exchange)
})
afterAll(async () => {
  expect(await trading.violations()).toEqual([])
  await exchange.close()
})

const traders = (count: number) =>
  Promise.all(Array.from({ length: count }, () => exchange.signInTrader({ funds: 1_000_00n })))
/** Delays the faster of two calls in every other round, because otherwise it would always win. */
async function afterLooking<Answer>(round: number, look: () => Promise<unknown>, call: () => Promise<Answer>) {
  if (round % 2 === 1) await look()
  return call()
}
const won = (answers: { code: number }[]) => answers.filter(({ code }) => code === 0).length

test('S1.3 one purchase order paid from many windows at once is paid once', async () => {
  const [buyer] = await traders(1)
  const terms = { goods_id: redline, price: '10.00', quantity: 3 }
  await stockItem(exchange, buyer!)
  const { purchase_id, total } = await exchange.ask(purchases.create, terms, { token: buyer!.token })
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => exchange.call(purchases.pay, { purchase_id, total }, { token: buyer!.token })),
  )
  expect(won(answers)).toBe(1)
  expect(answers.filter(({ code }) => code === codes.stateConflict)).toHaveLength(11)
  expect(await trading.balancesOf(buyer!)).toMatchObject({ available: '970.00', held: '30.00' })
})

test('S1.3 of many purchase orders at once one buyer has only so many open', async () => {
  const [buyer] = await traders(1)
  await stockItem(exchange, buyer!)
  await exchange.services.db.execute(sql`
    insert into purchase_orders (buyer_id, goods_id, style_id, conditions, price, quantity, state, expires_at)
    select ${buyer!.userId}, ${redline}, 0, '{}', 100, 1, 'awaiting_payment', amber_now() + interval '10 minutes'
    from generate_series(1, 197)`)
  const terms = { goods_id: redline, price: '1.00', quantity: 1 }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => exchange.call(purchases.create, terms, { token: buyer!.token })),
  )
  const refused = answers.filter(({ code }) => code === codes.tooManyPurchaseOrders)
  expect([won(answers), refused.length, refused[0]?.extra]).toEqual([3, 9, { max_open: 200 }])
  // Rows inserted directly have no history.
  await exchange.services.db.execute(sql`
    delete from purchase_orders where id not in (select purchase_order_id from purchase_order_events)`)
})

test('S1.3 of 20 suppliers of the last unit at once one gets it and 19 are told why not', async () => {
  const [buyer, ...sellers] = await traders(21)
  const items = await Promise.all(sellers.map((seller) => stockItem(exchange, seller)))
  const id = await purchasing.post(buyer!, 10_00n)
  const answers = await Promise.all(
    sellers.map((seller, index) => purchasing.supply(seller, id, 10_00n, items[index]!)),
  )
  expect(won(answers)).toBe(1)
  expect(answers.filter(({ code }) => code === codes.purchaseOrderClosed)).toHaveLength(19)
  expect(await trading.balancesOf(buyer!)).toMatchObject({ available: '990.00', held: '0.00' })
  expect(await trading.violations()).toEqual([])
})

test('S1.3 many suppliers of many units: no more is filled than was wanted, and each unit once', async () => {
  const [buyer, ...sellers] = await traders(9)
  const items = await Promise.all(
    sellers.map((seller) => Promise.all([stockItem(exchange, seller), stockItem(exchange, seller)])),
  )
  const id = await purchasing.post(buyer!, 10_00n, 7)
  const answers = await Promise.all(
    sellers.map((seller, index) => purchasing.supply(seller, id, 10_00n, ...items[index]!)),
  )
  expect(won(answers)).toBe(3)
  expect(await purchasing.look(buyer!, id)).toMatchObject({
    filled: 6,
    left: 1,
    progress: { held: '10.00', in_delivery: 6 },
  })
})

test('S4.22 cancelling against supplying: exactly one of the two wins', async () => {
  for (let round = 0; round < rounds; round++) {
    const [buyer, seller] = await traders(2)
    const item = await stockItem(exchange, seller!)
    const id = await purchasing.post(buyer!, 10_00n)
    const [cancelled, supplied] = await Promise.all([
      afterLooking(
        round,
        () => purchasing.look(buyer!, id),
        () => purchasing.set(buyer!, id, 'cancel'),
      ),
      purchasing.supply(seller!, id, 10_00n, item),
    ])
    expect(won([cancelled, supplied])).toBe(1)
    expect(await trading.balancesOf(buyer!)).toMatchObject({
      available: cancelled.code === 0 ? '1000.00' : '990.00',
      held: '0.00',
    })
  }
})

test('S4.22 a change of the price against a supply: the seller gets what was confirmed, or nothing', async () => {
  for (let round = 0; round < rounds; round++) {
    const [buyer, seller] = await traders(2)
    const item = await stockItem(exchange, seller!)
    const id = await purchasing.post(buyer!, 10_00n, 2)
    const change = { purchase_id: id, price: '8.00', quantity: 2, total: '16.00' }
    const [changed, supplied] = await Promise.all([
      afterLooking(
        round,
        () => purchasing.look(buyer!, id),
        () => exchange.call(purchases.change, change, { token: buyer!.token }),
      ),
      purchasing.supply(seller!, id, 10_00n, item),
    ])
    expect(won([changed, supplied])).toBe(1)
    if (changed.code === 0) expect(supplied).toMatchObject({ code: codes.priceChanged, extra: { price: '8.00' } })
    else expect(changed).toMatchObject({ code: codes.priceChanged, extra: { total: '8.00' } })
    expect(await trading.balancesOf(buyer!)).toMatchObject(
      changed.code === 0 ? { available: '984.00', held: '16.00' } : { available: '980.00', held: '10.00' },
    )
  }
})

test('S1.3 one item supplied to two purchase orders at once fills one of them', async () => {
  const [one, two, seller] = await traders(3)
  const item = await stockItem(exchange, seller!)
  const ids = [await purchasing.post(one!, 10_00n), await purchasing.post(two!, 10_00n)]
  const answers = await Promise.all(ids.map((id) => purchasing.supply(seller!, id, 10_00n, item)))
  expect(won(answers)).toBe(1)
  expect(answers.filter(({ code }) => code === codes.assetInOrder)).toHaveLength(1)
})

test('S1.3 an item on sale, ordered by one and supplied to another at once, goes to one of them', async () => {
  for (let round = 0; round < rounds; round++) {
    const [buyer, other, seller] = await traders(3)
    const listing = await listItem(exchange, seller!, 10_00n)
    const quote = await exchange.ask(orders.quote, { listing_ids: [listing.listingId] }, { token: buyer!.token })
    const item = { assetId: quote.items[0]!.asset.asset_id, platformAssetId: listing.platformAssetId }
    const id = await purchasing.post(other!, 10_00n)
    const items = [{ listing_id: listing.listingId, price: listing.price }]
    const answers = await Promise.all([
      exchange.call(orders.create, { items }, { token: buyer!.token }),
      purchasing.supply(seller!, id, 10_00n, item),
    ])
    expect(won(answers)).toBe(1)
    expect([codes.listingGone, codes.assetInOrder]).toContain(answers.find(({ code }) => code !== 0)!.code)
  }
})

test('S4.22 the end of its time against a supply: exactly one of the two wins', async () => {
  for (let round = 0; round < 4; round++) {
    const [buyer, seller] = await traders(2)
    const item = await stockItem(exchange, seller!)
    const id = await purchasing.post(buyer!, 10_00n)
    await exchange.services.db.execute(
      sql`update purchase_orders set expires_at = clock_timestamp() + (amber_now() - now()) + interval '20 ms' where id = ${BigInt(id)}`,
    )
    const [, supplied] = await Promise.all([
      (async () => {
        while ((await purchasing.look(buyer!, id)).state === 'active') await exchange.runDue()
      })(),
      purchasing.supply(seller!, id, 10_00n, item),
    ])
    const { state } = await purchasing.look(buyer!, id)
    expect(state).toBe(supplied.code === 0 ? 'fulfilled' : 'expired')
  }
})

test('S4.22 units that come back, supplies, changes and ends of one purchase order at once keep its books', async () => {
  const [buyer, ...sellers] = await traders(7)
  const id = await purchasing.post(buyer!, 10_00n, 12)
  const stock = await Promise.all(
    sellers.map((seller) => Promise.all([stockItem(exchange, seller), stockItem(exchange, seller)])),
  )
  await Promise.all(sellers.map((seller, index) => purchasing.supply(seller, id, 10_00n, stock[index]![0]!)))
  await exchange.advance(43_260)
  let isComing = true
  const changes = async () => {
    for (let quantity = 13; isComing; quantity++) {
      const { filled } = await purchasing.look(buyer!, id)
      const change = { purchase_id: id, price: '10.00', quantity, total: `${10 * (quantity - filled)}.00` }
      await exchange.call(purchases.change, change, { token: buyer!.token })
    }
  }
  const comingBack = Promise.all([exchange.runDue(), exchange.runDue()]).finally(() => (isComing = false))
  await Promise.all([
    comingBack,
    changes(),
    changes(),
    ...sellers.map((seller, index) => purchasing.supply(seller, id, 10_00n, stock[index]![1]!)),
    purchasing.set(buyer!, id, 'suspend'),
    purchasing.set(buyer!, id, 'resume'),
  ])
  expect(await trading.violations()).toEqual([])
  await purchasing.set(buyer!, id, 'cancel')
  expect(await trading.violations()).toEqual([])
})

test('S8.10 a ban against a resumption: whoever comes last, nothing of a banned person is open', async () => {
  const [buyer] = await traders(1)
  const id = await purchasing.post(buyer!, 10_00n)
  await purchasing.set(buyer!, id, 'suspend')
  const order = { userId: buyer!.userId, kind: 'wanted_banned', seconds: null, reason: 'test', by: 'test' } as const
  const ban = () => transact(exchange.services.db, (tx) => restrictUser(tx, order))
  await Promise.all([ban(), purchasing.set(buyer!, id, 'resume')])
  expect(await purchasing.look(buyer!, id)).toMatchObject({ state: 'suspended' })
  expect(await purchasing.set(buyer!, id, 'resume')).toMatchObject({ code: codes.wantedBanned })
})

test('S6.5 none of this has met a deadlock', async () => {
  expect(await deadlocksOf(exchange)).toBe(0)
})
