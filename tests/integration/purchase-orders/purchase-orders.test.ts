import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { purchase as wanted } from '#contract/market/goods.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { dueOfMail, mailKindsOf } from '../../setup/exchange/mail.ts'

describe.each(['pglite', 'postgres'] as const)('purchase orders on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let purchasing: ReturnType<typeof createPurchases>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    purchasing = createPurchases(exchange)
    await listItem(exchange, await exchange.signInTrader(), 500_00n)
  })
  afterAll(async () => {
    expect(await trading.violations()).toEqual([])
    await exchange.close()
  })

  test('S1.3 a purchase order is posted, paid, supplied and delivered, and the money goes with it', async () => {
    const [buyer, seller] = await purchasing.people()
    const item = await stockItem(exchange, seller)
    const created = await exchange.ask(
      purchases.create,
      { goods_id: redline, price: '100.00', quantity: 2 },
      { token: buyer.token },
    )
    expect(created.total).toBe('200.00')
    expect(await trading.balancesOf(buyer)).toEqual({ available: '1000.00', held: '0.00', pending: '0.00' })
    const paid = await exchange.ask(
      purchases.pay,
      { purchase_id: created.purchase_id, total: '200.00' },
      { token: buyer.token },
    )
    expect(paid).toMatchObject({ state: 'active', held: '200.00' })
    expect(await trading.balancesOf(buyer)).toEqual({ available: '800.00', held: '200.00', pending: '0.00' })

    const supplied = await purchasing.supply(seller, created.purchase_id, 100_00n, item)
    expect(supplied).toMatchObject({ code: 0, data: { seller_net: '97.50', left: 1 } })
    expect(await trading.balancesOf(buyer)).toEqual({ available: '800.00', held: '100.00', pending: '0.00' })
    const [orderId] = supplied.data.order_ids
    expect(await trading.stateOf(seller, orderId!)).toBe('awaiting_delivery')
    const { deadline_at } = (await trading.detailOf(seller, orderId!)).order
    expect(await dueOfMail(exchange, seller, 'order_sold')).toEqual({ deadline_at, otherwise: 'buyer_refunded' })
    expect(await mailKindsOf(exchange, buyer)).toEqual(['purchase_filled'])
    expect(await trading.toldSold(seller)).toEqual([orderId])

    const listed = { listingId: '', price: '', platformAssetId: item.platformAssetId }
    await trading.accept(buyer, await trading.sendOffer(seller, buyer, listed))
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId!)).toBe('in_protection')
    expect(await purchasing.look(buyer, created.purchase_id)).toMatchObject({
      state: 'active',
      filled: 1,
      left: 1,
      progress: { held: '100.00', in_delivery: 0, delivered: 1, refunded: 0 },
    })
    await exchange.advance(61)
    await exchange.runDue()
    expect(await trading.balancesOf(seller)).toMatchObject({ available: '97.50' })
    expect(await trading.violations()).toEqual([])
  })

  test('S1.3 the last unit fulfils it, and several items fill several units at once', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 10_00n, 3)
    const items = await Promise.all([1, 2, 3, 4].map(() => stockItem(exchange, seller)))
    expect(await purchasing.supply(seller, id, 10_00n, ...items)).toMatchObject({
      code: codes.tooFewUnitsLeft,
      extra: { left: 3 },
    })
    const filled = await purchasing.supply(seller, id, 10_00n, ...items.slice(0, 3))
    expect(filled).toMatchObject({ code: 0, data: { seller_net: '29.25', left: 0 } })
    expect(new Set(filled.data.order_ids).size).toBe(3)
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '970.00', held: '0.00' })
    expect(await purchasing.look(buyer, id)).toMatchObject({ state: 'fulfilled', filled: 3, expires_at: null })
    expect(await mailKindsOf(exchange, buyer)).toEqual(['purchase_fulfilled'])
    expect(await purchasing.supply(seller, id, 10_00n, items[3]!)).toMatchObject({ code: codes.purchaseOrderClosed })
  })

  test('S1.3 suspended it is not supplied and keeps its money; resumed it is open again; cancelled it gives it back', async () => {
    const [buyer, seller] = await purchasing.people()
    const item = await stockItem(exchange, seller)
    const id = await purchasing.post(buyer, 30_00n)
    expect((await purchasing.set(buyer, id, 'suspend')).data.items).toEqual([{ purchase_id: id, state: 'suspended' }])
    expect(await purchasing.supply(seller, id, 30_00n, item)).toMatchObject({
      code: codes.purchaseOrderClosed,
      extra: { state: 'suspended' },
    })
    expect(await trading.balancesOf(buyer)).toMatchObject({ held: '30.00' })
    expect(await purchasing.set(buyer, id, 'suspend')).toMatchObject({ code: codes.stateConflict })
    expect(await purchasing.set(buyer, id, 'resume')).toMatchObject({ code: 0 })
    expect(await purchasing.set(buyer, id, 'cancel')).toMatchObject({ code: 0 })
    expect(await trading.balancesOf(buyer)).toEqual({ available: '1000.00', held: '0.00', pending: '0.00' })
    expect(await purchasing.set(buyer, id, 'resume')).toMatchObject({ code: codes.stateConflict })
    const { events } = await exchange.ask(purchases.detail, { purchase_id: id }, buyer)
    expect(events.map(({ event }) => event)).toEqual(['create', 'pay', 'suspend', 'resume', 'cancel'])
  })

  test('S1.3 several are set together or not at all, and all that stood in the way are named', async () => {
    const [buyer] = await purchasing.people()
    const posted = []
    for (const price of [30_00n, 20_00n, 10_00n]) posted.push(await purchasing.post(buyer, price))
    const [first, second, third] = posted as [string, string, string]
    await purchasing.set(buyer, second, 'cancel')
    await purchasing.set(buyer, third, 'suspend')
    const ids = { purchase_ids: [third, first, second] }
    expect(await exchange.call(purchases.set, { ...ids, action: 'suspend' }, buyer)).toMatchObject({
      code: codes.stateConflict,
      message: expect.stringContaining('2 of these 3 purchase orders'),
      extra: { purchase_ids: [second, third], state: 'cancelled' },
    })
    expect(await purchasing.look(buyer, first)).toMatchObject({ state: 'active' })
  })

  test('S7.3 nobody else sees, pays, changes or ends a purchase order, and nobody supplies their own', async () => {
    const [buyer, stranger] = await purchasing.people()
    const id = await purchasing.post(buyer, 30_00n)
    const created = await exchange.ask(
      purchases.create,
      { goods_id: redline, price: '1.00', quantity: 1 },
      { token: buyer.token },
    )
    const as = { token: stranger.token }
    const change = { purchase_id: id, price: '1.00', quantity: 1, total: '1.00' }
    const refused = await Promise.all([
      exchange.call(purchases.detail, { purchase_id: id }, as),
      exchange.call(purchases.pay, { purchase_id: created.purchase_id, total: '1.00' }, as),
      exchange.call(purchases.change, change, as),
      purchasing.set(stranger, id, 'cancel'),
      purchasing.supply(stranger, created.purchase_id, 1_00n, await stockItem(exchange, stranger)),
      purchasing.supply(stranger, id, 30_00n, await stockItem(exchange, buyer)),
    ])
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => codes.notFound))
    const own = await purchasing.supply(buyer, id, 30_00n, await stockItem(exchange, buyer))
    expect(own).toMatchObject({ code: codes.ownPurchaseOrder })
  })

  test('S1.3 what is wanted of a goods: by price and one by one, and the market’s figures with it', async () => {
    const [buyer, seller] = await purchasing.people()
    const before = await exchange.ask(wanted, { goods_id: redline })
    const plain = await purchasing.post(buyer, 377_00n, 1)
    const picky = await purchasing.post(buyer, 378_00n, 1, { conditions: { wear_max: 0.2 } })
    const { levels, items } = await exchange.ask(wanted, { goods_id: redline }, seller)
    expect(levels).toEqual(
      expect.arrayContaining([
        { price: '378.00', quantity: 1, conditional_quantity: 1 },
        { price: '377.00', quantity: 1, conditional_quantity: 0 },
      ]),
    )
    expect(items.length).toBe(before.items.length + 2)
    expect(items.find(({ purchase_id }) => purchase_id === picky)).toMatchObject({
      conditions: { wear_max: 0.2 },
      left: 1,
      is_mine: false,
      buyer: { user_id: buyer.userId.toString() },
    })
    const { items: prices } = await exchange.ask(purchases.maxPriceByGoods, { items: [{ goods_id: redline }] })
    expect(prices[0]).toMatchObject({ max_price: '377.00', purchase_id: null })
    const own = await exchange.ask(purchases.maxPriceByGoods, { items: [{ goods_id: redline }] }, buyer)
    expect(Number(own.items[0]!.max_price ?? 0), 'one’s own does not pay').toBeLessThan(377)
    const fresh = await stockItem(exchange, seller, { wear: 0.16 })
    const worn = await stockItem(exchange, seller, { wear: 0.3 })
    const mine = await exchange.ask(
      purchases.maxPriceByGoods,
      { items: [fresh, worn].map(({ assetId }) => ({ goods_id: redline, asset_id: assetId })) },
      { token: seller.token },
    )
    expect(mine.items).toMatchObject([
      { max_price: '378.00', purchase_id: picky },
      { max_price: '377.00', purchase_id: plain },
    ])
    const page = await exchange.ask(purchases.list, { scope: 'goods', goods_id: redline }, { token: seller.token })
    expect(page.my_assets.map(({ asset }) => asset.asset_id)).toEqual([fresh.assetId, worn.assetId])
    expect(page.items.find(({ purchase_id }) => purchase_id === picky)?.supply).toEqual([
      { asset_id: fresh.assetId, unfit: [] },
      { asset_id: worn.assetId, unfit: ['wear'] },
    ])
    expect(await purchasing.supply(seller, picky, 378_00n, worn)).toMatchObject({
      code: codes.assetUnfit,
      extra: { asset_id: worn.assetId, unfit: ['wear'] },
    })
    expect(await purchasing.supply(seller, picky, 378_00n, fresh)).toMatchObject({ code: 0 })
    await purchasing.set(buyer, plain, 'cancel')
    expect(await trading.violations()).toEqual([])
  })

  test('S1.3 a supplier’s items that are on sale already come after the others', async () => {
    const [, seller] = await purchasing.people()
    const onSale = await listItem(exchange, seller, 400_00n)
    const free = await stockItem(exchange, seller)
    const page = await exchange.ask(purchases.list, { scope: 'goods', goods_id: redline }, { token: seller.token })
    expect(page.my_assets).toMatchObject([
      { asset: { asset_id: free.assetId }, listing_id: null },
      { listing_id: onSale.listingId },
    ])
  })

  test('S1.3 whoever owns more items than are listed is told how many, and finds the one asked for', async () => {
    const [buyer, seller] = await purchasing.people()
    const items: { assetId: string }[] = []
    for (let one = 0; one < 51; one += 1) items.push(await stockItem(exchange, seller))
    const last = items.at(-1)!.assetId
    const wantedBy = await purchasing.post(buyer, 379_00n, 1)
    const asked = async (asset_id?: string) => {
      const request = { scope: 'goods' as const, goods_id: redline, asset_id }
      const { my_assets, my_asset_count, items: open } = await exchange.ask(purchases.list, request, seller)
      const ids = my_assets.map(({ asset }) => asset.asset_id)
      const { supply } = open.find(({ purchase_id }) => purchase_id === wantedBy)!
      expect(supply?.map((one) => one.asset_id)).toEqual(ids)
      return { ids, my_asset_count }
    }
    const first = items.map(({ assetId }) => assetId).slice(0, 50)
    expect(await asked()).toEqual({ ids: first, my_asset_count: 51 })
    expect(await asked(last)).toEqual({ ids: [last, ...first.slice(0, 49)], my_asset_count: 51 })
    expect((await asked(items[3]!.assetId)).ids.filter((id) => id === items[3]!.assetId)).toHaveLength(1)
    await purchasing.set(buyer, wantedBy, 'cancel')
  })

  test('S2.9 my purchase orders by page, walked by key', async () => {
    const [buyer] = await purchasing.people()
    const ids: string[] = []
    for (const price of [1_00n, 2_00n, 3_00n, 4_00n]) ids.push(await purchasing.post(buyer, price))
    await purchasing.set(buyer, ids[0]!, 'suspend')
    await purchasing.set(buyer, ids[1]!, 'cancel')
    const tab = async (name: 'wait_supply' | 'suspended' | 'record') =>
      (await exchange.ask(purchases.list, { scope: 'mine', tab: name }, buyer)).items.map((one) => one.purchase_id)
    expect(await tab('wait_supply')).toEqual([ids[3], ids[2]])
    expect(await tab('suspended')).toEqual([ids[0]])
    expect(await tab('record')).toEqual([ids[1]])
    const first = await exchange.ask(purchases.list, { scope: 'mine', page_size: 3 }, buyer)
    const rest = await exchange.ask(purchases.list, { scope: 'mine', page_size: 3, cursor: first.next_cursor! }, buyer)
    expect([...first.items, ...rest.items].map((one) => one.purchase_id)).toEqual(ids.toReversed())
    expect(rest.next_cursor).toBeNull()
  })
})
