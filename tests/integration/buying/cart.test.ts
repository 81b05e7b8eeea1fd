import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as cart from '#contract/cart.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { setOnSale } from '#contract/selling.ts'
import { setState } from '#contract/shop.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, listItems } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('the cart on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => expect(await trading.violations()).toEqual([]))

  test('S1.2 of a cart of ten with two gone eight are ordered, and each of the two says why not', async () => {
    const [seller, buyer, rival] = await Promise.all([
      exchange.signInTrader(),
      exchange.signInTrader({ funds: 1_000_00n }),
      exchange.signInTrader({ funds: 1_000_00n }),
    ])
    const listed = await listItems(
      exchange,
      seller,
      Array.from({ length: 10 }, (_, index) => BigInt(index + 1) * 100n),
    )
    const listing_ids = listed.map(({ listingId }) => listingId)
    expect(await exchange.ask(cart.add, { listing_ids }, buyer)).toEqual({ count: 10 })
    expect(await exchange.ask(cart.add, { listing_ids: [listing_ids[0]!] }, buyer)).toEqual({ count: 10 })
    await trading.buy(rival, listed[0]!)
    const repriced = { action: 'reprice' as const, listing_id: listing_ids[1]!, price: '9.99' }
    await exchange.ask(setOnSale, { items: [repriced] }, seller)

    const shown = await exchange.ask(cart.list, {}, buyer)
    const stateOf = new Map(shown.items.map((item) => [item.listing_id, [item.state, item.price_then, item.price]]))
    expect(stateOf.get(listing_ids[0]!)).toEqual(['reserved', '1.00', '1.00'])
    expect(stateOf.get(listing_ids[1]!)).toEqual(['available', '2.00', '9.99'])
    expect([shown.total, shown.available]).toEqual(['61.99', '1000.00'])

    const items = listed.map(({ listingId, price }) => ({ listing_id: listingId, price }))
    const how = { token: buyer.token, key: `cart-of-ten-${engine}` }
    const ordered = await exchange.ask(cart.order, { items }, how)
    expect(ordered.items.map(({ code }) => code)).toEqual([codes.listingGone, codes.priceChanged, ...Array(8).fill(0)])
    expect(ordered.items[1]!.extra).toMatchObject({ price: '9.99' })
    expect(ordered.total).toBe('52.00')
    expect(ordered.items.slice(2).map(({ order_id }) => order_id)).toEqual(ordered.order_ids)
    for (const { listing_id, order_id } of ordered.items.slice(2)) {
      const { order } = await trading.detailOf(buyer, order_id!)
      expect(order.price).toBe(items.find((item) => item.listing_id === listing_id)!.price)
    }
    // A retry with the same key orders nothing more.
    expect(await exchange.ask(cart.order, { items }, how)).toEqual(ordered)
    expect((await exchange.ask(cart.list, {}, buyer)).items.map(({ listing_id }) => listing_id).sort()).toEqual(
      listing_ids.slice(0, 2).sort(),
    )
    await exchange.ask(orders.pay, { order_ids: ordered.order_ids, total: ordered.total }, buyer)
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '948.00' })
  })

  test('S1.2 S1.4 the cart tells what the own offer on each item holds, and nobody else’s', async () => {
    const bargaining = createBargaining(exchange)
    const [seller, buyer, rival] = await Promise.all([
      exchange.signInTrader(),
      exchange.signInTrader({ funds: 110_00n }),
      exchange.signInTrader({ funds: 100_00n }),
    ])
    const [offered, other] = await listItems(exchange, seller, [100_00n, 50_00n])
    await exchange.ask(cart.add, { listing_ids: [offered!.listingId, other!.listingId] }, buyer)
    await bargaining.offer(buyer, offered!, '90.00')
    await bargaining.offer(rival, other!, '45.00')
    const shown = await exchange.ask(cart.list, {}, buyer)
    expect(shown.available).toBe('20.00')
    expect(new Map(shown.items.map((item) => [item.listing_id, item.held_by_my_bargains]))).toEqual(
      new Map([
        [offered!.listingId, '90.00'],
        [other!.listingId, '0.00'],
      ]),
    )
  })

  test('S1.2 a cart of which nothing can be had is refused, with every reason', async () => {
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const item = await listItem(exchange, seller, 5_00n)
    const items = [{ listing_id: item.listingId, price: '4.00' }]
    expect(await exchange.call(cart.order, { items }, buyer)).toMatchObject({
      code: codes.priceChanged,
      extra: { items: [{ listing_id: item.listingId, order_id: null, code: codes.priceChanged }] },
    })
  })

  test('S1.2 nobody puts in what is their own or gone, and the cart tells what becomes of the rest', async () => {
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const [kept, taken] = await listItems(exchange, seller, [5_00n, 6_00n])
    const listing_ids = [kept!.listingId, taken!.listingId]
    expect(await exchange.call(cart.add, { listing_ids }, seller)).toMatchObject({ code: codes.ownListing })
    await exchange.ask(cart.add, { listing_ids }, buyer)
    await exchange.ask(setOnSale, { items: [{ action: 'take_down', listing_id: taken!.listingId }] }, seller)
    await exchange.ask(setState, { is_online: false }, seller)
    const states = async () =>
      new Map((await exchange.ask(cart.list, {}, buyer)).items.map(({ listing_id, state }) => [listing_id, state]))
    expect(await states()).toEqual(
      new Map([
        [kept!.listingId, 'seller_offline'],
        [taken!.listingId, 'gone'],
      ]),
    )
    const again = [taken!.listingId]
    expect(await exchange.ask(cart.remove, { listing_ids: again }, buyer)).toEqual({ count: 1 })
    expect(await exchange.call(cart.add, { listing_ids: again }, buyer)).toMatchObject({ code: codes.listingGone })
    expect((await exchange.ask(cart.list, {}, seller)).items).toEqual([])
  })

  test('S1.2 what somebody orders elsewhere leaves their cart, and nobody else’s', async () => {
    const [seller, buyer, other] = await Promise.all([
      exchange.signInTrader(),
      exchange.signInTrader({ funds: 1_000_00n }),
      exchange.signInTrader(),
    ])
    const [listed] = await listItems(exchange, seller, [500n])
    const listing_ids = [listed!.listingId]
    for (const somebody of [buyer, other]) await exchange.ask(cart.add, { listing_ids }, somebody)
    await trading.buy(buyer, listed!)
    const inCart = async (somebody: typeof buyer) =>
      (await exchange.ask(cart.list, {}, somebody)).items.map(({ state }) => state)
    expect(await inCart(buyer)).toEqual([])
    expect(await inCart(other)).toEqual(['reserved'])
  })

  test('S1.2 a cart holds a hundred items, however many windows fill it at once', async () => {
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const listed = await listItems(exchange, seller, Array<bigint>(102).fill(1_00n))
    const ids = listed.map(({ listingId }) => listingId)
    await exchange.ask(cart.add, { listing_ids: ids.slice(0, 98) }, buyer)
    const answers = await Promise.all(
      ids.slice(98).map((one) => exchange.call(cart.add, { listing_ids: [one] }, { token: buyer.token })),
    )
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 0, codes.cartFull, codes.cartFull])
  })

  test.each([cart.list, cart.add, cart.remove, cart.order])(
    'S6.4 $path is for those who are signed in',
    async (call) => {
      const request =
        'items' in call.request.shape ? { items: [{ listing_id: '1', price: '1.00' }] } : { listing_ids: ['1'] }
      expect(await exchange.call(call, (call === cart.list ? {} : request) as never)).toMatchObject({
        code: codes.sessionInvalid,
      })
    },
  )
})
