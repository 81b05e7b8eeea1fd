import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as marketGoods from '#contract/market/goods.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import * as shop from '#contract/shop.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { transact } from '#exchange/db/transact.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import { signInStocked, stockMarket } from '../../setup/exchange/stock.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

/** Creates a seller with three different listings. */
async function openShop() {
  const { seller, assetIds } = await signInStocked(exchange, [
    { wear: 0.2 },
    { wear: 0.3 },
    { marketHashName: '★ Karambit | Doppler (Factory New)', exterior: 'Factory New', wear: 0.02, paintIndex: 418 },
  ])
  const prices = ['12.00', '11.00', '9000.00']
  const { items } = await exchange.ask(
    selling.setOnSale,
    { items: assetIds.map((asset_id, index) => ({ action: 'list' as const, asset_id, price: prices[index]! })) },
    seller,
  )
  return { seller, shop_id: seller.userId.toString(), ids: items.map(({ listing }) => listing!.listing_id) }
}

const onSale = async () => {
  const { market: standing } = await exchange.ask(marketGoods.detail, { goods_id: redline })
  return standing.on_sale_count
}

test('S1.6 S6.1 anybody looks at a shop and at what it has on sale', async () => {
  const { shop_id, ids, seller } = await openShop()
  expect(await exchange.ask(shop.infoById, { shop_id })).toMatchObject({
    name: null,
    is_online: true,
    on_sale_count: 3,
    sample: 0,
    owner: { nickname: `user_${seller.phone.slice(-4)}` },
    owner_seen: 'now',
    is_restricted: false,
    follower_count: 0,
  })
  const listed = async (filter: object) =>
    (await exchange.ask(selling.shopSellingList, { shop_id, ...filter })).items.map(({ listing_id }) =>
      ids.indexOf(listing_id),
    )
  expect(await listed({ sort: 'price_asc' })).toEqual([1, 0, 2])
  expect(await listed({ sort: 'wear_desc' })).toEqual([1, 0, 2])
  expect(await listed({ keyword: 'karambit' })).toEqual([2])
  expect(await listed({ categories: ['rifle'], price_max: '11.50' })).toEqual([1])
  expect(await listed({ exteriors: ['fn'] })).toEqual([2])
  const walked: string[] = []
  let cursor: string | undefined
  do {
    const page = await exchange.ask(selling.shopSellingList, { shop_id, sort: 'price_desc', page_size: 1, cursor })
    expect(page.total).toBe(3)
    walked.push(...page.items.map(({ listing_id }) => listing_id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(walked).toEqual([ids[2], ids[0], ids[1]])
})

test('S1.6 a shop has a public page once its owner has listed something, and its owner is told so', async () => {
  const { seller, shop_id } = await openShop()
  expect(await exchange.ask(shop.info, {}, seller)).toMatchObject({ is_public: true })
  expect((await exchange.call(shop.infoById, { shop_id })).code).toBe(0)
  const newcomer = await exchange.signIn()
  expect(await exchange.ask(shop.info, {}, newcomer)).toMatchObject({ is_public: false })
  expect((await exchange.call(shop.infoById, { shop_id: newcomer.userId.toString() })).code).toBe(codes.notFound)
})

test('S1.6 what a shop list does not know it refuses', async () => {
  const { shop_id } = await openShop()
  for (const wrong of [
    { categories: ['hats'] },
    { cursor: 'nonsense' },
    { price_min: '2.00', price_max: '1.00' },
    { price_min: 'NaN' },
  ]) {
    expect((await exchange.call(selling.shopSellingList, { shop_id, ...wrong })).code).toBe(codes.requestInvalid)
  }
  const nobody = (await exchange.signIn()).userId.toString()
  expect((await exchange.call(selling.shopSellingList, { shop_id: nobody })).code).toBe(codes.notFound)
  expect((await exchange.call(shop.infoById, { shop_id: nobody })).code).toBe(codes.notFound)
  expect((await exchange.call(shop.infoById, { shop_id: '999999' })).code).toBe(codes.notFound)
})

test('S1.6 while a shop is offline nothing of it is seen, counted or bought', async () => {
  const { seller, shop_id, ids } = await openShop()
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  const before = await onSale()
  expect(await exchange.ask(shop.setState, { is_online: false }, seller)).toMatchObject({
    is_online: false,
    on_sale_count: 3,
    on_sale_amount: '9023.00',
  })
  expect(await onSale()).toBe(before - 2)
  expect((await exchange.ask(selling.shopSellingList, { shop_id })).items).toEqual([])
  expect(await exchange.ask(shop.infoById, { shop_id })).toMatchObject({ is_online: false, on_sale_count: 0 })
  const { items } = await exchange.ask(marketGoods.sell, { goods_id: redline, page_size: 100 })
  expect(items.map(({ listing_id }) => listing_id)).not.toContain(ids[0])
  const late = await exchange.call(orders.create, { items: [{ listing_id: ids[0]!, price: '12.00' }] }, buyer)
  expect(late.code).toBe(codes.listingGone)
  // Its owner can go on working unseen.
  await exchange.ask(selling.setOnSale, { items: [{ action: 'reprice', listing_id: ids[0]!, price: '10.00' }] }, seller)
  expect(await onSale()).toBe(before - 2)
  await exchange.ask(shop.setState, { is_online: true }, seller)
  expect(await onSale()).toBe(before)
  await exchange.ask(orders.create, { items: [{ listing_id: ids[0]!, price: '10.00' }] }, buyer)
})

test('S1.6 settings are kept as they were written, as text; what is left out stays', async () => {
  const { seller, shop_id } = await openShop()
  const settings = {
    name: 'Käfer & Söhne 店',
    notice: '"><script>alert(1)</script>\nClosed on Sundays',
    delivery_minutes: 30 as const,
    lowest_bargain_percent: 85,
  }
  expect(await exchange.ask(shop.setState, settings, seller)).toMatchObject({ ...settings, is_online: true })
  await exchange.ask(shop.setState, { notice: null }, seller)
  expect(await exchange.ask(shop.info, {}, seller)).toMatchObject({ ...settings, notice: null })
  expect(await exchange.ask(shop.infoById, { shop_id })).toMatchObject({ name: settings.name, delivery_minutes: 30 })
})

test('S1.6 a notice shows at most one blank line in a row, to its owner as to others', async () => {
  const { seller, shop_id } = await openShop()
  const shown = { notice: 'Hello\n\nClosed on Sundays\n  and\n\nholidays' }
  const written = { notice: 'Hello\n\nClosed on Sundays\n  and\n \n\u3000\n\t\n\n\nholidays' }
  expect(await exchange.ask(shop.setState, written, seller)).toMatchObject(shown)
  expect(await exchange.ask(shop.info, {}, seller)).toMatchObject(shown)
  expect(await exchange.ask(shop.infoById, { shop_id })).toMatchObject(shown)
})

test.each([
  ['a name without end', { name: 'x'.repeat(101) }],
  ['a notice without end', { notice: 'x'.repeat(301) }],
  ['a notice that turns the direction of reading', { notice: 'a\n\u202Eb' }],
  ['a promise nobody offers', { delivery_minutes: 7 as never }],
  ['a bargain of 0 percent', { lowest_bargain_percent: 0 }],
  ['a bargain of 100 percent', { lowest_bargain_percent: 100 }],
  ['nothing', {}],
  ['a setting that does not exist', { is_open: true } as never],
])('S1.6 %s is no setting', async (_, settings) => {
  const seller = await exchange.signInTrader()
  expect((await exchange.call(shop.setState, settings, seller)).code).toBe(codes.requestInvalid)
})

test.each([
  ['one letter', 'x', 'length'],
  ['too many letters', 'x'.repeat(21), 'length'],
  ['control characters', 'a\u0007b', 'characters'],
  ['what turns the direction of reading', '\u202Eab', 'characters'],
  ['HTML', '<b>ab</b>', 'characters'],
  ['the market’s own words', 'Amber Official Shop', 'reserved'],
  ['look-alikes of them', 'Оfficiаl 0utlet', 'reserved'],
  ['the same in Chinese', '饰品 官 方 店', 'reserved'],
])('S1.6 a shop is not named with %s, and keeps the name it had', async (_, name, reason) => {
  const { seller, shop_id } = await openShop()
  await exchange.ask(shop.setState, { name: 'Kestrel Vault' }, seller)
  expect(await exchange.call(shop.setState, { name, delivery_minutes: 30 }, seller)).toMatchObject({
    code: codes.nameInvalid,
    extra: { reason },
  })
  expect(await exchange.ask(shop.infoById, { shop_id })).toMatchObject({
    name: 'Kestrel Vault',
    delivery_minutes: null,
  })
})

test('S8.10 a banned seller’s shop is offline, without its notice, and opens only after the ban', async () => {
  const { seller, shop_id } = await openShop()
  const ban = { userId: seller.userId, kind: 'sale_banned' as const, seconds: 60, reason: 'test', by: 'operator' }
  await transact(exchange.services.db, (tx) => restrictUser(tx, ban))
  await exchange.ask(shop.setState, { notice: 'Cheaper elsewhere' }, seller)
  const said = () => exchange.ask(shop.infoById, { shop_id })
  expect(await said()).toMatchObject({ is_online: false, on_sale_count: 0, is_restricted: true, notice: null })
  expect(await exchange.ask(shop.info, {}, seller)).toMatchObject({ notice: 'Cheaper elsewhere' })
  expect((await exchange.call(shop.setState, { is_online: true }, seller)).code).toBe(codes.saleBanned)
  await exchange.advance(61)
  // It stays closed, from now on by its owner's choice.
  expect(await said()).toMatchObject({ is_online: false, is_restricted: false, notice: 'Cheaper elsewhere' })
  expect(await exchange.ask(shop.setState, { is_online: true }, seller)).toMatchObject({
    is_online: true,
    failed_count: 3,
  })
  const { items } = await exchange.ask(inventory.list, { statuses: ['failed'] }, seller)
  expect(items).toHaveLength(3)
})

test('S1.6 a shop says how long ago its owner was there, as roughly as others may know', async () => {
  const { seller, shop_id } = await openShop()
  const seenAfter = async (seconds: number) => {
    await exchange.advance(seconds)
    return (await exchange.ask(shop.infoById, { shop_id })).owner_seen
  }
  expect(await seenAfter(0)).toBe('now')
  expect(await seenAfter(601)).toBe('today')
  expect(await seenAfter(86_400)).toBe('week')
  // Any call counts as activity.
  await exchange.ask(shop.info, {}, seller)
  expect(await seenAfter(0)).toBe('now')
  expect(await seenAfter(7 * 86_400)).toBe('earlier')
})

test('S6.2 one’s own shop needs a session', async () => {
  expect((await exchange.call(shop.info, {})).code).toBe(codes.sessionInvalid)
  expect((await exchange.call(shop.setState, { is_online: false })).code).toBe(codes.sessionInvalid)
})
