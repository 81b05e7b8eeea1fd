import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import * as checks from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import * as mail from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { info, setNickname, unbindPlatformCheck } from '#contract/accounts/user.ts'
import * as wallet from '#contract/wallet/wallet.ts'
import { findRestrictionRefusal } from '#exchange/accounts/restrictions.ts'
import { shops } from '#exchange/db/schema/shops.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { formatAmount } from '#lib/money.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { receivedCode, solvedCaptcha } from '../../setup/one-time-codes.ts'
import { createRestricting } from '../../setup/exchange/restrictions.ts'

let exchange: TestExchange
let restricting: ReturnType<typeof createRestricting>
beforeAll(async () => {
  exchange = await openTestExchange()
  restricting = createRestricting(exchange)
})
afterAll(() => exchange.close())

const day = 24 * 3600

test('S8.10 a ban on buying holds for orders and for paying those that were made before', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 100_00n })]
  const [first, second] = [await listItem(exchange, seller, 10_00n), await listItem(exchange, seller, 10_00n)]
  const order = ({ listingId, price }: typeof first) =>
    exchange.call(orders.create, { items: [{ listing_id: listingId, price }] }, buyer)
  const { data } = await order(first)
  await restricting.restrict(buyer, 'purchase_banned', day)
  expect((await order(second)).code).toBe(codes.purchaseBanned)
  const payment = { order_ids: data.order_ids, total: data.total }
  expect((await exchange.call(orders.pay, payment, buyer)).code).toBe(codes.purchaseBanned)
  await restricting.lift(buyer, 'purchase_banned')
  expect((await exchange.call(orders.pay, payment, buyer)).code).toBe(0)
})

test('S8.10 nobody pays an order whose seller was banned after it was made', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 100_00n })]
  const { listingId, price } = await listItem(exchange, seller, 10_00n)
  const { order_ids, total } = await exchange.ask(orders.create, { items: [{ listing_id: listingId, price }] }, buyer)
  await restricting.restrict(seller, 'sale_banned', day)
  expect((await exchange.call(orders.pay, { order_ids, total }, buyer)).code).toBe(codes.sellerUnavailable)
  await restricting.lift(seller, 'sale_banned')
  expect((await exchange.call(orders.pay, { order_ids, total }, buyer)).code).toBe(0)
})

test('S8.10 a ban on selling fails what is on sale and takes the shop offline; an order under way goes on', async () => {
  const { db } = exchange.services
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 100_00n })]
  const [onSale, sold, reserved] = [
    await listItem(exchange, seller, 11_00n),
    await listItem(exchange, seller, 12_00n),
    await listItem(exchange, seller, 13_00n),
  ]
  const { buy, stateOf, violations, runOrders } = createTrading(exchange)
  const orderId = await buy(buyer, sold)
  await exchange.ask(orders.create, { items: [{ listing_id: reserved.listingId, price: reserved.price }] }, buyer)
  await restricting.restrict(seller, 'sale_banned', day)
  const stored = async ({ listingId }: typeof onSale) =>
    (
      await db
        .select()
        .from(listings)
        .where(eq(listings.id, BigInt(listingId)))
    )[0]
  expect(await stored(onSale)).toMatchObject({ state: 'failed', failure: 'seller_banned' })
  const refused = await exchange.call(
    orders.create,
    { items: [{ listing_id: onSale.listingId, price: onSale.price }] },
    buyer,
  )
  expect(refused.code).toBe(codes.listingGone)
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  const [shop] = await db.select().from(shops).where(eq(shops.ownerId, seller.userId))
  expect(shop!.isOnline).toBe(false)
  // A listing released by an unpaid order is not for sale either.
  await exchange.advance(601)
  await runOrders()
  const back = await exchange.call(
    orders.create,
    { items: [{ listing_id: reserved.listingId, price: reserved.price }] },
    buyer,
  )
  expect(back.code).toBe(codes.listingGone)
  expect(await violations()).toEqual([])
})

test('S8.10 a ban on wanting suspends purchase orders; afterwards their person resumes them', async () => {
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  const seller = await exchange.signInTrader()
  const item = await stockItem(exchange, seller)
  const { post, supply, set, look } = createPurchases(exchange)
  const wanted = await post(buyer, 10_00n)
  await restricting.restrict(buyer, 'wanted_banned', day)
  expect((await look(buyer, wanted)).state).toBe('suspended')
  const asked = await exchange.ask(unbindPlatformCheck, {}, buyer)
  expect(asked).toEqual({ can_unbind: false, obstacles: [{ kind: 'suspended_purchase_orders', count: 1 }] })
  expect((await set(buyer, wanted, 'resume')).code).toBe(codes.wantedBanned)
  const terms = { goods_id: redline, price: formatAmount(5_00n), quantity: 1 }
  expect((await exchange.call(purchases.create, terms, buyer)).code).toBe(codes.wantedBanned)
  expect((await supply(seller, wanted, 10_00n, item)).code).toBe(codes.purchaseOrderClosed)
  await exchange.advance(day + 1)
  expect((await set(buyer, wanted, 'resume')).code).toBe(0)
  await restricting.restrict(seller, 'supply_banned')
  expect((await supply(seller, wanted, 10_00n, item)).code).toBe(codes.supplyBanned)
  await restricting.lift(seller, 'supply_banned')
  expect((await supply(seller, wanted, 10_00n, item)).code).toBe(0)
})

test('S8.8 a freeze signs out everywhere; frozen people sign in to read and to ask for help, and change nothing', async () => {
  const person = await exchange.signInTrader({ funds: 50_00n })
  const item = await listItem(exchange, await exchange.signInTrader(), 10_00n)
  await restricting.restrict(person, 'frozen', day)
  expect((await exchange.call(info, {}, person)).code).toBe(codes.sessionEnded)
  await exchange.ask(auth.sendLoginSms, { phone: person.phone, ...(await solvedCaptcha(exchange)) })
  const sms_code = await receivedCode(exchange, person.phone)
  const { token } = await exchange.ask(auth.smsLogin, { phone: person.phone, sms_code })
  expect(await exchange.ask(wallet.info, {}, { token })).toMatchObject({ available: '50.00' })
  expect((await exchange.ask(info, {}, { token })).restrictions[0]!.kind).toBe('frozen')
  expect((await exchange.call(checks.orderPreview, {}, { token })).code).toBe(codes.accountFrozen)
  const order = { items: [{ listing_id: item.listingId, price: item.price }] }
  const refused = await exchange.call(orders.create, order, { token })
  expect(refused).toMatchObject({ code: codes.accountFrozen, extra: { expire_time: expect.any(Number) } })
  expect((await exchange.call(setNickname, { nickname: 'Somebody' }, { token })).code).toBe(codes.accountFrozen)
  const { items } = await exchange.ask(mail.listMsg, {}, { token })
  await exchange.ask(mail.updateRead, { mail_ids: [items[0]!.mail_id] }, { token })
  await exchange.ask(feedback.add, { topic: 'account', text: 'Why am I frozen?', pictures: [] }, { token })
  expect((await exchange.call(auth.logout, {}, { token })).code).toBe(0)
  await exchange.advance(day + 1)
  expect((await exchange.call(checks.orderPreview, {}, { token })).code).toBe(codes.sessionInvalid)
})

test('S8.7 people whose account is closing begin nothing new, but take their money out', async () => {
  const person = await exchange.signInTrader({ funds: 50_00n })
  await restricting.restrict(person, 'closing')
  expect((await exchange.call(checks.orderPreview, {}, person)).code).toBe(codes.accountClosing)
  const { db } = exchange.services
  const recharge = await findRestrictionRefusal(db, person.userId, 'recharge')
  expect(recharge?.code).toBe(codes.accountClosing)
  expect(await findRestrictionRefusal(db, person.userId, 'withdraw')).toBeNull()
  expect((await exchange.call(setNickname, { nickname: 'Leaving' }, person)).code).toBe(0)
})
