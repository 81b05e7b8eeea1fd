import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as auth from '#contract/auth.ts'
import * as checks from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import * as mail from '#contract/mail.ts'
import * as orders from '#contract/orders.ts'
import * as purchases from '#contract/purchase-orders.ts'
import { info, type RestrictionKind, setNickname, unbindPlatformCheck } from '#contract/user.ts'
import * as wallet from '#contract/wallet.ts'
import { liftRestriction } from '#exchange/accounts/commands/lift-restriction.ts'
import { restrictUser } from '#exchange/accounts/commands/restrict-user.ts'
import { findRestrictionRefusal } from '#exchange/accounts/restrictions.ts'
import { transact } from '#exchange/db/transact.ts'
import { restrictions } from '#exchange/db/schema/restrictions.ts'
import { shops } from '#exchange/db/schema/shops.ts'
import { listings } from '#exchange/db/schema/trading.ts'
import { Refusal } from '#exchange/refusal.ts'
import { formatAmount } from '#lib/money.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { listItem, redline } from '../setup/exchange-market.ts'
import type { Person } from '../setup/exchange-people.ts'
import { createPurchases, stockItem } from '../setup/exchange-purchases.ts'
import { createTrading } from '../setup/exchange-trading.ts'
import { receivedCode, solvedCaptcha } from '../setup/one-time-codes.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const day = 24 * 3600
const previews = {
  order: checks.orderPreview,
  sale: checks.salePreview,
  purchase: checks.purchasePreview,
  supply: checks.supplyPreview,
}
type Action = keyof typeof previews
const actions = Object.keys(previews) as Action[]

function restrict({ userId }: Person, kind: RestrictionKind, seconds: number | null = null) {
  const order = { userId, kind, seconds, reason: 'Sold what was not theirs', by: 'operator Lin' }
  return transact(exchange.services.db, (tx) => restrictUser(tx, order))
}

const lift = ({ userId }: Person, kind: RestrictionKind) =>
  transact(exchange.services.db, (tx) => liftRestriction(tx, { userId, kind, reason: 'Cleared up', by: 'operator Wu' }))

/** What the four pre-checks answer. */
async function checkAll({ token }: Person): Promise<Record<Action, number>> {
  const answers = await Promise.all(actions.map(async (action) => exchange.call(previews[action], {}, { token })))
  return Object.fromEntries(actions.map((action, index) => [action, answers[index]!.code])) as Record<Action, number>
}

const allowed = { order: 0, sale: 0, purchase: 0, supply: 0 }
const all = (code: number) => ({ order: code, sale: code, purchase: code, supply: code })

describe('S4.21 S6.3 what each restriction takes away, and nothing besides', () => {
  test.each([
    ['S8.10 a ban on buying', 'purchase_banned', { ...allowed, order: codes.purchaseBanned }],
    ['S8.10 a ban on selling', 'sale_banned', { ...allowed, sale: codes.saleBanned }],
    ['S8.10 a ban on wanting', 'wanted_banned', { ...allowed, purchase: codes.wantedBanned }],
    ['S8.10 a ban on supplying', 'supply_banned', { ...allowed, supply: codes.supplyBanned }],
    ['S8.9 no use of the feature', 'feature_unavailable', all(codes.featureUnavailable)],
    ['S8.7 an account that is closing', 'closing', all(codes.accountClosing)],
    ['S8.11 trading restricted by the platform', 'platform_restricted', all(codes.platformTradeRestricted)],
    ['S8.11 trading suspended', 'platform_suspended', all(codes.platformTradeSuspended)],
  ] as const)('%s', async (_, kind, expected) => {
    const person = await exchange.signInTrader()
    expect(await checkAll(person)).toEqual(allowed)
    await restrict(person, kind, day)
    expect(await checkAll(person)).toEqual(expected)
    const { restrictions: told } = await exchange.ask(info, {}, person)
    expect(told).toEqual([{ kind, expire_time: expect.any(Number) }])
  })
})

test('S3.7 a ban ends by the clock, at the second it tells, with nothing having to run', async () => {
  const person = await exchange.signInTrader()
  await restrict(person, 'purchase_banned', 3600)
  const check = () => exchange.call(checks.orderPreview, {}, person)
  const { extra } = await check()
  const { restrictions: told } = await exchange.ask(info, {}, person)
  expect(extra).toEqual({ expire_time: told[0]!.expire_time })
  await exchange.advance(3590)
  expect((await check()).code).toBe(codes.purchaseBanned)
  await exchange.advance(11)
  expect((await check()).code).toBe(0)
  expect((await exchange.ask(info, {}, person)).restrictions).toEqual([])
})

test('S8.10 of two bans of a kind the longer counts; one without an end tells none', async () => {
  const person = await exchange.signInTrader()
  await restrict(person, 'sale_banned', day)
  await restrict(person, 'sale_banned', 60)
  const [first] = (await exchange.ask(info, {}, person)).restrictions
  await exchange.advance(61)
  expect((await exchange.call(checks.salePreview, {}, person)).extra).toEqual({ expire_time: first!.expire_time })
  await restrict(person, 'sale_banned')
  const refused = await exchange.call(checks.salePreview, {}, person)
  expect(refused).toMatchObject({ code: codes.saleBanned, message: expect.stringContaining('banned from selling') })
  expect(refused.extra).toBeUndefined()
})

test('of several restrictions the gravest is told, and what the platform lacks comes last', async () => {
  const person = await exchange.signIn()
  const code = async () => (await exchange.call(checks.orderPreview, {}, person)).code
  expect(await code()).toBe(codes.platformNotBound)
  await restrict(person, 'purchase_banned')
  expect(await code()).toBe(codes.purchaseBanned)
  await restrict(person, 'closing')
  expect(await code()).toBe(codes.accountClosing)
  expect((await exchange.ask(info, {}, person)).restrictions.map(({ kind }) => kind)).toEqual([
    'closing',
    'purchase_banned',
  ])
})

test('who restricted, who lifted and why stay on record; lifting what does not hold is refused', async () => {
  const person = await exchange.signInTrader()
  await restrict(person, 'supply_banned')
  expect(await lift(person, 'supply_banned')).toEqual({ lifted: 1 })
  expect(await checkAll(person)).toEqual(allowed)
  expect(await lift(person, 'supply_banned')).toMatchObject({ code: codes.stateConflict })
  const rows = await exchange.services.db.select().from(restrictions).where(eq(restrictions.userId, person.userId))
  expect(rows).toMatchObject([
    {
      imposedBy: 'operator Lin',
      reason: 'Sold what was not theirs',
      liftedBy: 'operator Wu',
      liftReason: 'Cleared up',
    },
  ])
  const { items } = await exchange.ask(mail.listMsg, {}, person)
  expect(items.map(({ kind }) => kind)).toEqual(['restriction_lifted', 'restricted_supply_banned'])
  expect(items[1]!.text).toContain('Sold what was not theirs')
  const nobody = { userId: 999_999_999n, phone: '', token: '' }
  expect(await restrict(nobody, 'frozen')).toMatchObject({ code: codes.notFound })
})

test('S8.10 a ban on buying holds for orders and for paying those that were made before', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 100_00n })]
  const [first, second] = [await listItem(exchange, seller, 10_00n), await listItem(exchange, seller, 10_00n)]
  const order = ({ listingId, price }: typeof first) =>
    exchange.call(orders.create, { items: [{ listing_id: listingId, price }] }, buyer)
  const { data } = await order(first)
  await restrict(buyer, 'purchase_banned', day)
  expect((await order(second)).code).toBe(codes.purchaseBanned)
  const payment = { order_ids: data.order_ids, total: data.total }
  expect((await exchange.call(orders.pay, payment, buyer)).code).toBe(codes.purchaseBanned)
  await lift(buyer, 'purchase_banned')
  expect((await exchange.call(orders.pay, payment, buyer)).code).toBe(0)
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
  await restrict(seller, 'sale_banned', day)
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
  // What comes back from an order that was never paid is not for sale either.
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
  const { want, supply, set, look } = createPurchases(exchange)
  const wanted = await want(buyer, 10_00n)
  await restrict(buyer, 'wanted_banned', day)
  expect((await look(buyer, wanted)).state).toBe('suspended')
  const asked = await exchange.ask(unbindPlatformCheck, {}, buyer)
  expect(asked).toEqual({ can_unbind: false, obstacles: [{ kind: 'purchase_orders', count: 1 }] })
  expect((await set(buyer, wanted, 'resume')).code).toBe(codes.wantedBanned)
  const wish = { goods_id: redline, price: formatAmount(5_00n), quantity: 1 }
  expect((await exchange.call(purchases.create, wish, buyer)).code).toBe(codes.wantedBanned)
  expect((await supply(seller, wanted, 10_00n, item)).code).not.toBe(0)
  await exchange.advance(day + 1)
  expect((await set(buyer, wanted, 'resume')).code).toBe(0)
  await restrict(seller, 'supply_banned')
  expect((await supply(seller, wanted, 10_00n, item)).code).toBe(codes.supplyBanned)
  await lift(seller, 'supply_banned')
  expect((await supply(seller, wanted, 10_00n, item)).code).toBe(0)
})

test('S8.8 a freeze signs out everywhere; frozen people sign in to read and to ask for help, and change nothing', async () => {
  const person = await exchange.signInTrader({ funds: 50_00n })
  const item = await listItem(exchange, await exchange.signInTrader(), 10_00n)
  await restrict(person, 'frozen', day)
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
  await restrict(person, 'closing')
  expect((await exchange.call(checks.orderPreview, {}, person)).code).toBe(codes.accountClosing)
  const { db } = exchange.services
  const recharge = await findRestrictionRefusal(db, person.userId, 'recharge')
  expect(recharge?.code).toBe(codes.accountClosing)
  expect(await findRestrictionRefusal(db, person.userId, 'withdraw')).toBeNull()
  expect((await exchange.call(setNickname, { nickname: 'Leaving' }, person)).code).toBe(0)
})

test('a restriction is refused as a value, so that an operator’s mistake changes nothing', async () => {
  const person = await exchange.signInTrader()
  expect(await lift(person, 'frozen')).toBeInstanceOf(Refusal)
  expect(await checkAll(person)).toEqual(allowed)
})

describe('the end of a restriction by the clock', () => {
  const mailsOf = async (person: Person) =>
    (await exchange.ask(mail.listMsg, {}, await exchange.signInAgain(person))).items
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('restriction_'))

  test('S4.21 is told once, when it has come', async () => {
    const person = await exchange.signInTrader()
    await restrict(person, 'purchase_banned', day)
    await exchange.runDue()
    expect(await mailsOf(person)).toEqual([])
    await exchange.advance(day + 1)
    for (let times = 0; times < 3; times++) await exchange.runDue()
    expect(await mailsOf(person)).toEqual(['restriction_ended_purchase_banned'])
    const { items } = await exchange.ask(mail.listMsg, {}, await exchange.signInAgain(person))
    expect(items[0]).toMatchObject({ category: 'account', title: 'You may buy again' })
  })

  test('S4.21 is told of the last of several, not of one that was lifted or never ends', async () => {
    const [several, lifted, endless] = [
      await exchange.signInTrader(),
      await exchange.signInTrader(),
      await exchange.signInTrader(),
    ]
    await restrict(several, 'sale_banned', day)
    await restrict(several, 'sale_banned', 2 * day)
    await restrict(several, 'supply_banned', day)
    await restrict(lifted, 'frozen', day)
    await lift(lifted, 'frozen')
    await restrict(endless, 'sale_banned', day)
    await restrict(endless, 'sale_banned')
    await exchange.advance(day + 1)
    await exchange.runDue()
    expect(await mailsOf(several)).toEqual(['restriction_ended_supply_banned'])
    await exchange.advance(day)
    await exchange.runDue()
    expect(await mailsOf(several)).toEqual(['restriction_ended_sale_banned', 'restriction_ended_supply_banned'])
    expect(await mailsOf(lifted)).toEqual(['restriction_lifted'])
    expect(await mailsOf(endless)).toEqual([])
  })
})
