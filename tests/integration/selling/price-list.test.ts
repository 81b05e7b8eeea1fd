import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as jobs from '#contract/listing-jobs.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import * as selling from '#contract/selling.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { goodsMarkets, priceDays } from '#exchange/db/schema/catalogue.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

test('S1.5 a price list is judged line by line, and nothing of it is done', async () => {
  const seller = await exchange.signInTrader()
  const other = await exchange.signInTrader()
  const mine = await listItem(exchange, seller, 60_00n)
  const { assetId } = await stockItem(exchange, seller)
  const theirs = await listItem(exchange, other, 60_00n)
  const answer = await exchange.ask(
    rules.checkPriceList,
    {
      rows: [
        { line: 2, listing_id: mine.listingId, price: '¥1,059.9' },
        { line: 3, asset_id: assetId, price: '12' },
        { line: 4, listing_id: theirs.listingId, price: '12.00' },
        { line: 5, listing_id: mine.listingId, price: '61.00' },
        { line: 6, listing_id: mine.listingId, price: '12.345' },
        { line: 7, price: '12.00' },
        { line: 9, listing_id: 'x', price: '12.00' },
        { line: 10, asset_id: assetId, price: '12', is_overlong: true },
      ],
    },
    seller,
  )
  expect(answer).toMatchObject({ accepted: 2, refused: 6 })
  expect(answer.rows).toMatchObject([
    {
      line: 2,
      code: 0,
      action: { action: 'reprice', listing_id: mine.listingId, price: '1059.90' },
      price_now: '60.00',
    },
    { line: 3, code: 0, action: { action: 'list', asset_id: assetId, price: '12.00' }, price_now: null },
    { line: 4, code: codes.notFound, action: null },
    { line: 5, code: codes.requestInvalid, extra: { line: 2 } },
    { line: 6, code: codes.requestInvalid, extra: { fields: ['price'] } },
    { line: 7, code: codes.requestInvalid },
    { line: 9, code: codes.notFound },
    { line: 10, code: codes.requestInvalid, action: null, message: expect.stringContaining('more cells') },
  ])
  expect(answer.rows.map(({ price_now }) => price_now)).toEqual([
    '60.00',
    null,
    null,
    '60.00',
    '60.00',
    null,
    null,
    null,
  ])
  const [row] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(mine.listingId)))
  expect(row!.price).toBe(60_00n)
  expect((await exchange.call(rules.checkPriceList, { rows: [] }, seller)).code).toBe(codes.requestInvalid)
})

test('S1.5 a line whose listing and item differ is refused, and one that names both of the same is not', async () => {
  const seller = await exchange.signInTrader()
  const [one, another] = [await listItem(exchange, seller, 60_00n), await listItem(exchange, seller, 70_00n)]
  const { assetId } = await stockItem(exchange, seller)
  const assetOf = async ({ listingId }: typeof one) => {
    const [row] = await exchange.services.db
      .select()
      .from(listings)
      .where(eq(listings.id, BigInt(listingId)))
    return row!.assetId.toString()
  }
  const price = '80.00'
  const rows = [
    { line: 2, listing_id: one.listingId, asset_id: await assetOf(another), price },
    { line: 3, listing_id: one.listingId, asset_id: assetId, price },
    { line: 4, listing_id: one.listingId, asset_id: 'x', price },
    { line: 5, listing_id: one.listingId, asset_id: ` ${await assetOf(one)}`, price },
  ]
  const answer = await exchange.ask(rules.checkPriceList, { rows }, seller)
  const differ = { code: codes.requestInvalid, action: null, extra: { fields: ['listing_id', 'asset_id'] } }
  expect(answer.rows).toMatchObject([differ, differ, differ, { code: 0, action: { listing_id: one.listingId } }])
})

test('S1.5 an item that can not be listed now is refused before the list is applied', async () => {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const stock = async (facts: Partial<typeof assets.$inferInsert>) => {
    const { assetId } = await stockItem(exchange, seller)
    await exchange.services.db
      .update(assets)
      .set(facts)
      .where(eq(assets.id, BigInt(assetId)))
    return assetId
  }
  const sold = await stockItem(exchange, seller)
  const purchases = createPurchases(exchange)
  expect((await purchases.supply(seller, await purchases.post(buyer, 40_00n), 40_00n, sold)).code).toBe(0)
  const assetIds = [
    sold.assetId,
    await stock({ goneAt: new Date() }),
    await stock({ isTradable: false }),
    await stock({ isTradable: false, tradableAt: new Date('2000-01-01') }),
    await stock({ isTradable: true }),
  ]
  const rows = assetIds.map((asset_id, index) => ({ line: index + 2, asset_id, price: '50.00' }))
  const answer = await exchange.ask(rules.checkPriceList, { rows }, seller)
  expect(answer.rows.map(({ code }) => code)).toEqual([codes.assetInOrder, codes.assetGone, codes.assetLocked, 0, 0])
  expect(answer).toMatchObject({ accepted: 2, refused: 3 })
})

test('S1.5 a line of a price list names its item, also if refused, and what its price is judged by', async () => {
  const seller = await exchange.signInTrader({ funds: 1_000_00n })
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const mine = await listItem(exchange, seller, 60_00n)
  const { assetId } = await stockItem(exchange, seller, { wear: 0.15, paintSeed: 7, nameTag: 'Mine' })
  await exchange.services.db
    .update(goodsMarkets)
    .set({ referencePrice: 59_00n })
    .where(eq(goodsMarkets.goodsId, redline))
  await createPurchases(exchange).post(buyer, 40_00n)
  // One's own purchase order pays nobody more.
  await createPurchases(exchange).post(seller, 45_00n)
  const rows = [
    { line: 2, listing_id: mine.listingId, price: '58.00' },
    { line: 3, asset_id: assetId, price: 'free' },
    { line: 4, asset_id: '999999', price: '58.00' },
  ]
  const check = (person: { token: string }) => exchange.ask(rules.checkPriceList, { rows }, person)
  const day = new Date().toISOString().slice(0, 10)
  const sold = { goodsId: redline, styleId: 0, day, median: 60_00n, low: 60_00n, high: 63_00n, volume: 2 }
  await exchange.services.db.insert(priceDays).values(sold)
  const judged = {
    goods_id: redline,
    style_id: 0,
    reference_price: '59.00',
    highest_purchase_price: '40.00',
    year_high: '63.00',
  }
  const answer = await check(seller)
  expect(answer.rows).toMatchObject([
    { line: 2, item: { ...judged, asset: { wear: 0.2134, paint_seed: 412 } } },
    { line: 3, item: { ...judged, asset: { wear: 0.15, paint_seed: 7, name_tag: 'Mine' } } },
    { line: 4, item: null },
  ])
  expect(answer.goods_infos).toMatchObject([{ goods_id: redline, name: 'AK-47 | Redline (Field-Tested)' }])
  const others = await check(buyer)
  expect(
    others.rows.map(({ item }) => item),
    'nobody is told of somebody else’s items',
  ).toEqual([null, null, null])
  expect(others.goods_infos).toEqual([])
})

test('S1.5 a line of a price list names the rule that prices its listing, also a paused one', async () => {
  const seller = await exchange.signInTrader()
  const [ruled, free] = [await listItem(exchange, seller, 60_00n), await listItem(exchange, seller, 70_00n)]
  const [row] = await exchange.services.db
    .select({ assetId: listings.assetId })
    .from(listings)
    .where(eq(listings.id, BigInt(ruled.listingId)))
  const rule = { base: 'lowest', step: { unit: 'percent', basis_points: 0 }, floor: '1.00' } as const
  const { rule_id } = await exchange.ask(rules.save, { name: 'mine', rule }, seller)
  await exchange.ask(rules.attach, { rule_id, listing_ids: [ruled.listingId] }, seller)
  const list = [
    { line: 2, listing_id: ruled.listingId, price: '61.00' },
    { line: 3, asset_id: row!.assetId.toString(), price: 'free' },
    { line: 4, listing_id: free.listingId, price: '71.00' },
  ]
  const named = async () =>
    (await exchange.ask(rules.checkPriceList, { rows: list }, seller)).rows.map(({ rule }) => rule)
  const mine = { rule_id, name: 'mine', is_paused: false }
  expect(await named()).toEqual([mine, mine, null])
  await exchange.ask(rules.pause, { rule_id, is_paused: true }, seller)
  expect(await named()).toEqual([{ ...mine, is_paused: true }, { ...mine, is_paused: true }, null])
})

test('S1.5 a line whose listing was repriced since the list was checked is refused with the reason', async () => {
  const seller = await exchange.signInTrader()
  const [moved, still] = [await listItem(exchange, seller, 60_00n), await listItem(exchange, seller, 70_00n)]
  const list = [
    { line: 2, listing_id: moved.listingId, price: '61.00' },
    { line: 3, listing_id: still.listingId, price: '71.00' },
  ]
  const { rows } = await exchange.ask(rules.checkPriceList, { rows: list }, seller)
  const elsewhere = { action: 'reprice' as const, listing_id: moved.listingId, price: '65.00' }
  await exchange.ask(selling.setOnSale, { items: [elsewhere] }, seller)
  const { job_id } = await exchange.ask(jobs.create, { items: rows.map(({ action }) => action!) }, seller)
  await exchange.runDue()
  expect((await exchange.ask(jobs.detail, { job_id }, seller)).items).toMatchObject([
    { state: 'failed', code: codes.priceChanged },
    { state: 'done' },
  ])
  const { items } = await exchange.ask(selling.sellingList, { sort: 'price_asc' }, seller)
  expect(items.map(({ listing }) => listing.price)).toEqual(['65.00', '71.00'])
})
