import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallInput } from '#contract/call.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import * as selling from '#contract/selling.ts'
import { refreshGoodsMarket } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { transact } from '#exchange/db/transact.ts'
import { moveListings } from '#exchange/listings/move-listing.ts'
import { listingEvents } from '#exchange/db/schema/inventory.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { formatAmount } from '#lib/money.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createRestricting } from '../../setup/exchange/restrictions.ts'
import { createSelling } from '../../setup/exchange/selling.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

type Rule = CallInput<typeof rules.save>['rule']

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())
afterEach(async () => {
  expect(await reconcile(exchange.services.db)).toEqual([])
  // Clears the market for each test.
  await transact(exchange.services.db, async (tx) => {
    const left = await tx.select().from(listings).where(eq(listings.state, 'on_sale'))
    if (left.length > 0) await moveListings(tx, left, { event: 'take_down', actor: 'system' })
    await refreshGoodsMarket(tx, redline, 0)
    return {}
  })
})

const undercut: Rule = { base: 'lowest', step: { unit: 'percent', basis_points: -100 }, floor: '10.00' }
const priceOf = async (listingId: string) => {
  const [row] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  return formatAmount(row!.price)
}
const changesOf = async (listingId: string) =>
  exchange.services.db
    .select()
    .from(listingEvents)
    .where(and(eq(listingEvents.listingId, BigInt(listingId)), eq(listingEvents.reason, 'price_rule')))
const keep = async (seller: Trader, rule: Rule, ...listing_ids: string[]) => {
  const { rule_id } = await exchange.ask(rules.save, { name: `rule ${Math.random()}`, rule }, seller)
  if (listing_ids.length > 0) await exchange.ask(rules.attach, { rule_id, listing_ids }, seller)
  return rule_id
}
const passPause = async () => {
  await exchange.advance(601)
  await exchange.runDue()
}

describe('S1.5 a rule that is kept', () => {
  test('follows the market, once in ten minutes, down to its floor and as its seller would', async () => {
    const [seller, other] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const mine = await listItem(exchange, seller, 60_00n)
    const rival = await listItem(exchange, other, 50_00n)
    const rule_id = await keep(seller, undercut, mine.listingId)
    await exchange.runDue()
    expect(await priceOf(mine.listingId)).toBe('49.50')
    expect(await createSelling(exchange).feedOf(mine.listingId)).toEqual(['price_changed'])
    const move = (price: string) =>
      exchange.ask(selling.setOnSale, { items: [{ action: 'reprice', listing_id: rival.listingId, price }] }, other)
    await move('40.00')
    await exchange.advance(590)
    await exchange.runDue()
    expect(await priceOf(mine.listingId)).toBe('49.50')
    await passPause()
    expect(await priceOf(mine.listingId)).toBe('39.60')
    await move('5.00')
    await passPause()
    expect(await priceOf(mine.listingId)).toBe('10.00')
    const listed = await exchange.ask(rules.list, {}, seller)
    expect(listed).toMatchObject({
      pause_seconds: 600,
      rules: [{ rule_id, listing_count: 1, outcomes: [{ outcome: 'repriced', count: 1 }] }],
    })
  })

  test('changes nothing while it is paused, its seller is banned, or the listing is not on sale', async () => {
    const [seller, other, buyer] = [
      await exchange.signInTrader(),
      await exchange.signInTrader(),
      await exchange.signInTrader({ funds: 1_000_00n }),
    ]
    const [one, two] = [await listItem(exchange, seller, 60_00n), await listItem(exchange, seller, 61_00n)]
    await listItem(exchange, other, 50_00n)
    const rule_id = await keep(seller, undercut)
    const saved = { rule_id, name: 'mine', rule: undercut }
    await exchange.ask(rules.save, { ...saved, is_paused: true }, seller)
    await exchange.ask(rules.attach, { rule_id, listing_ids: [one.listingId, two.listingId] }, seller)
    const { items: listed } = await exchange.ask(selling.sellingList, {}, seller)
    expect(listed.map(({ rule }) => rule)).toEqual(listed.map(() => ({ rule_id, name: 'mine', is_paused: true })))
    await passPause()
    expect(await priceOf(one.listingId)).toBe('60.00')
    await createTrading(exchange).buy(buyer, two)
    await exchange.ask(rules.save, { ...saved, is_paused: false }, seller)
    await exchange.runDue()
    expect([await priceOf(one.listingId), await priceOf(two.listingId)]).toEqual(['49.50', '61.00'])
    const { rules: mine } = await exchange.ask(rules.list, {}, seller)
    expect(mine[0]!.outcomes.map(({ outcome }) => outcome).sort()).toEqual(['not_on_sale', 'repriced'])
    await createRestricting(exchange).restrict(seller, 'sale_banned')
    await passPause()
    expect((await exchange.ask(rules.list, {}, seller)).rules[0]!.outcomes).toContainEqual(
      expect.objectContaining({ outcome: 'seller_restricted' }),
    )
  })

  test('is paused and resumed as it was last saved, and stays paused while it is changed', async () => {
    const [seller, other] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const mine = await listItem(exchange, seller, 60_00n)
    await listItem(exchange, other, 50_00n)
    const raised = { ...undercut, floor: '55.00' }
    const { rule_id } = await exchange.ask(rules.save, { name: 'mine', rule: undercut, is_paused: true }, seller)
    const attached = await exchange.ask(rules.attach, { rule_id, listing_ids: [mine.listingId] }, seller)
    expect(attached, 'nothing is priced yet').toEqual({ attached: 1, is_paused: true })
    const changed = await exchange.ask(rules.save, { rule_id, name: 'ours', rule: raised }, seller)
    expect(changed).toMatchObject({ name: 'ours', is_paused: true, listing_count: 1 })
    await passPause()
    expect(await priceOf(mine.listingId)).toBe('60.00')
    expect((await exchange.call(rules.pause, { rule_id, is_paused: false }, other)).code).toBe(codes.notFound)
    const resumed = await exchange.ask(rules.pause, { rule_id, is_paused: false }, seller)
    expect(resumed).toMatchObject({ name: 'ours', rule: { floor: '55.00' }, is_paused: false })
    await exchange.runDue()
    expect(await priceOf(mine.listingId)).toBe('55.00')
    await exchange.ask(rules.pause, { rule_id, is_paused: true }, seller)
    await exchange.ask(rules.save, { rule_id, name: 'ours', rule: undercut }, seller)
    await passPause()
    expect(await priceOf(mine.listingId), 'paused again').toBe('55.00')
  })

  test('counts the listings that are left, even while it is paused', async () => {
    const seller = await exchange.signInTrader()
    const [one, two] = [await listItem(exchange, seller, 60_00n), await listItem(exchange, seller, 61_00n)]
    const rule_id = await keep(seller, undercut, one.listingId, two.listingId)
    await exchange.runDue()
    const takeDown = { action: 'take_down' as const, listing_id: one.listingId }
    expect(await exchange.ask(rules.pause, { rule_id, is_paused: true }, seller)).toMatchObject({ listing_count: 2 })
    await exchange.ask(selling.setOnSale, { items: [takeDown] }, seller)
    expect((await exchange.ask(rules.list, {}, seller)).rules).toMatchObject([
      { listing_count: 1, outcomes: [{ outcome: 'no_base', count: 1 }] },
    ])
    expect(await exchange.ask(rules.pause, { rule_id, is_paused: false }, seller)).toMatchObject({ listing_count: 1 })
  })

  test('is one of a listing: another takes its place, and the ten minutes go on', async () => {
    const [seller, other] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const mine = await listItem(exchange, seller, 60_00n)
    await listItem(exchange, other, 50_00n)
    const first = await keep(seller, undercut, mine.listingId)
    await exchange.runDue()
    await keep(seller, { ...undercut, step: { unit: 'amount', amount: '-9.00' } }, mine.listingId)
    await exchange.runDue()
    expect(await changesOf(mine.listingId)).toHaveLength(1)
    await passPause()
    expect(await priceOf(mine.listingId)).toBe('41.00')
    expect((await exchange.ask(rules.list, {}, seller)).rules.map(({ listing_count }) => listing_count).sort()).toEqual(
      [0, 1],
    )
    await exchange.ask(rules.remove, { rule_id: first }, seller)
    await exchange.ask(rules.attach, { rule_id: null, listing_ids: [mine.listingId] }, seller)
    await passPause()
    expect(await priceOf(mine.listingId)).toBe('41.00')
  })

  test('is not attached for who may not sell, with the reason; theirs can be detached', async () => {
    const seller = await exchange.signInTrader()
    const mine = await listItem(exchange, seller, 60_00n)
    const rule_id = await keep(seller, undercut, mine.listingId)
    await createRestricting(exchange).restrict(seller, 'sale_banned')
    const attach = (id: string | null) => ({ rule_id: id, listing_ids: [mine.listingId] })
    const refused = await exchange.call(rules.attach, attach(rule_id), seller)
    expect(refused.code).toBe(codes.saleBanned)
    expect(await exchange.ask(rules.attach, attach(null), seller)).toEqual({ attached: 0, is_paused: false })
  })

  test('is refused without a floor, under a name that is taken, and to anybody else', async () => {
    const [seller, other] = [await exchange.signInTrader(), await exchange.signInTrader()]
    const mine = await listItem(exchange, seller, 60_00n)
    const { floor: _, ...endless } = undercut
    const save = { name: 'mine', rule: undercut }
    expect((await exchange.call(rules.save, { ...save, rule: endless as Rule }, seller)).code).toBe(
      codes.requestInvalid,
    )
    const { rule_id } = await exchange.ask(rules.save, save, seller)
    expect(await exchange.call(rules.save, save, seller)).toMatchObject({
      code: codes.nameInvalid,
      extra: { reason: 'taken' },
    })
    expect((await exchange.call(rules.save, { ...save, rule_id }, other)).code).toBe(codes.notFound)
    expect((await exchange.call(rules.remove, { rule_id }, other)).code).toBe(codes.notFound)
    const attach = { rule_id, listing_ids: [mine.listingId] }
    expect((await exchange.call(rules.attach, attach, other)).code).toBe(codes.notFound)
    const theirs = await exchange.ask(rules.save, save, other)
    expect((await exchange.call(rules.attach, { ...attach, rule_id: theirs.rule_id }, seller)).code).toBe(
      codes.notFound,
    )
    await exchange.ask(rules.remove, { rule_id }, seller)
    expect((await exchange.call(rules.list, { x: 1 } as never, seller)).code).toBe(codes.requestInvalid)
  })
})
