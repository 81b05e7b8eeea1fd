import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCreate } from '#contract/check-create.ts'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'

let exchange: TestExchange
let buyer: Trader
let seller: Trader

beforeAll(async () => {
  exchange = await openTestExchange()
  buyer = await exchange.signInTrader({ funds: 100_00n })
  seller = await exchange.signInTrader()
})
afterAll(() => exchange.close())

type Plan = CallInput<typeof checkCreate>['plan']
const look = (person: { token: string }, plan: Plan) => exchange.ask(checkCreate, { plan }, { token: person.token })
const codesOf = ({ problems }: { problems: { code: number }[] }) => problems.map(({ code }) => code)

test('S2.42 an order that may be created: what it costs and what the balance lacks', async () => {
  const [cheap, dear] = [await listItem(exchange, seller, 60_00n), await listItem(exchange, seller, 80_00n)]
  const items = [cheap, dear].map(({ listingId, price }) => ({ listing_id: listingId, price }))
  expect(await look(buyer, { kind: 'order', items })).toMatchObject({
    is_allowed: true,
    total: '140.00',
    available: '100.00',
    missing: '40.00',
  })
})

test('S2.42 every reason against an order is told at once', async () => {
  const [own, listing] = [await listItem(exchange, buyer, 5_00n), await listItem(exchange, seller, 6_00n)]
  const items = [
    { listing_id: own.listingId, price: own.price },
    { listing_id: listing.listingId, price: '5.99' },
    { listing_id: '999999', price: '1.00' },
  ]
  const answer = await look(buyer, { kind: 'order', items })
  expect(answer.is_allowed).toBe(false)
  expect(codesOf(answer)).toEqual([codes.ownListing, codes.priceChanged, codes.listingGone])
  expect(answer.problems[1]!.extra).toMatchObject({ listing_id: listing.listingId, price: '6.00' })
})

test('S2.42 a purchase order that may be created, beside where the market stands', async () => {
  await listItem(exchange, seller, 3_00n)
  await createPurchases(exchange).post(buyer, 2_00n)
  const plan = { kind: 'purchase', goods_id: redline, price: '2.50', quantity: 2 } as const
  expect(await look(seller, plan)).toMatchObject({
    is_allowed: true,
    total: '5.00',
    available: '0.00',
    missing: '5.00',
    lowest_listing_price: '3.00',
    highest_purchase_price: '2.00',
  })
})

test('S1.3 S2.42 a purchase order beside an open one for the same goods, which it does not bar', async () => {
  const purchasing = createPurchases(exchange)
  const person = await exchange.signInTrader({ funds: 100_00n })
  const plan = { kind: 'purchase', goods_id: redline, price: '2.00', quantity: 1 } as const
  expect(await look(person, plan)).toMatchObject({ is_allowed: true, my_open_purchase: null })
  const [older, newer] = [await purchasing.post(person, 2_00n), await purchasing.post(person, 3_00n, 2)]
  const open = { purchase_id: newer, state: 'active', price: '3.00', left: 2 }
  expect(await look(person, plan)).toMatchObject({ is_allowed: true, my_open_purchase: open })
  await purchasing.set(person, newer, 'cancel')
  await purchasing.set(person, older, 'suspend')
  expect((await look(person, plan)).my_open_purchase).toMatchObject({ purchase_id: older, state: 'suspended' })
  await purchasing.set(person, older, 'cancel')
  expect((await look(person, plan)).my_open_purchase).toBeNull()
})

test('S2.42 a person who is not ready, and a purchase order that nothing can fill', async () => {
  const newcomer = await exchange.signIn()
  const plan = {
    kind: 'purchase',
    goods_id: redline,
    price: '2.50',
    quantity: 2,
    conditions: { wear_max: 0.1 },
  } as const
  expect(codesOf(await look(newcomer, plan))).toEqual([codes.platformNotBound, codes.conditionsImpossible])
})

test('S2.42 a supply: what it brings, and what stands against it', async () => {
  const id = await createPurchases(exchange).post(buyer, 20_00n, 1, { conditions: { wear_max: 0.2 } })
  const [fine, worn] = [
    await stockItem(exchange, seller, { wear: 0.16 }),
    await stockItem(exchange, seller, { wear: 0.3 }),
  ]
  const plan = (price: string, ...items: { assetId: string }[]) =>
    ({ kind: 'supply', purchase_id: id, price, asset_ids: items.map(({ assetId }) => assetId) }) as const
  expect(await look(seller, plan('20.00', fine))).toMatchObject({
    is_allowed: true,
    total: '20.00',
    seller_net: '19.50',
    available: null,
  })
  expect(codesOf(await look(seller, plan('21.00', fine)))).toEqual([codes.priceChanged])
  expect(codesOf(await look(seller, plan('20.00', fine, worn)))).toEqual([codes.tooFewUnitsLeft, codes.assetUnfit])
  expect(codesOf(await look(buyer, plan('20.00', fine)))).toEqual([codes.ownPurchaseOrder, codes.notFound])
  const gone = { ...plan('20.00', fine), purchase_id: '999999' }
  expect(codesOf(await look(seller, gone))).toEqual([codes.notFound])
})

test('S2.42 without a session, or for something that nobody can create, it is refused itself', async () => {
  const plan = { kind: 'purchase', goods_id: redline, price: '2.50', quantity: 2 } as const
  expect(await exchange.call(checkCreate, { plan })).toMatchObject({ code: codes.sessionInvalid })
  for (const wrong of [
    { ...plan, kind: 'bargain' },
    { ...plan, price: '0.00' },
    { ...plan, colour: 'red' },
  ])
    expect(await exchange.call(checkCreate, { plan: wrong as never }, buyer)).toMatchObject({
      code: codes.requestInvalid,
    })
})
