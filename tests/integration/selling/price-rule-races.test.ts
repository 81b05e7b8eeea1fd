import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as jobs from '#contract/listing-jobs.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import { boundedLogger } from '#exchange/bounded-log.ts'
import { lockPerson } from '#exchange/db/lock-person.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { priceRules } from '#exchange/db/schema/price-rules.ts'
import { transact } from '#exchange/db/transact.ts'
import { repriceDueListings } from '#exchange/price-rules/reprice-due-listings.ts'
import { scheduleLooks } from '#exchange/price-rules/schedule-looks.ts'
import { Refusal } from '#exchange/refusal.ts'
import { runListingJobs } from '#exchange/selling/run-listing-jobs.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { signInWithMany } from '../../setup/exchange/stock.ts'
import { waitForLocks } from '../../setup/waiting-for-locks.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
})
afterAll(() => exchange.close())
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await reconcile(exchange.services.db)).toEqual([])
})

const rule = { base: 'lowest', step: { unit: 'percent', basis_points: -100 }, floor: '10.00' } as const

/** A seller with two listings that are due under a rule. */
async function openRuled() {
  const seller = await exchange.signInTrader()
  const { rule_id } = await exchange.ask(rules.save, { name: 'mine', rule }, seller)
  const listed = [await listItem(exchange, seller, 60_00n), await listItem(exchange, seller, 61_00n)]
  const listing_ids = listed.map(({ listingId }) => listingId)
  await exchange.ask(rules.attach, { rule_id, listing_ids }, seller)
  return { seller, rule_id, listing_ids }
}
const outcomesOf = async ({ seller }: Awaited<ReturnType<typeof openRuled>>) =>
  (await exchange.ask(rules.list, {}, seller)).rules[0]!.outcomes

test('S1.5 a round never waits for a seller who is saving a rule: it passes on to the next one', async () => {
  const { db } = exchange.services
  const [first, second] = [await openRuled(), await openRuled()]
  await transact(db, async (tx) => {
    await lockPerson(tx, first.seller.userId)
    expect(await repriceDueListings(exchange.services)).toBe(2)
    const [saved] = await tx
      .select()
      .from(priceRules)
      .where(eq(priceRules.id, BigInt(first.rule_id)))
    await scheduleLooks(tx, saved!)
    return {}
  })
  expect([await outcomesOf(first), await outcomesOf(second)]).toMatchObject([[], [{ count: 2 }]])
  await exchange.runDue()
  expect(await outcomesOf(first)).toMatchObject([{ count: 2 }])
})

test('S1.5 a seller whose rule can’t be worked with keeps nobody else waiting, and is tried again later', async () => {
  const { db } = exchange.services
  const [first, second] = [await openRuled(), await openRuled()]
  const set = (to: object) =>
    db
      .update(priceRules)
      .set({ rule: to as never })
      .where(eq(priceRules.id, BigInt(first.rule_id)))
  const [{ rule: kept } = { rule: {} }] = await db
    .select()
    .from(priceRules)
    .where(eq(priceRules.id, BigInt(first.rule_id)))
  await set({ ...kept, nth: 'no number' })
  const told = vi.spyOn(boundedLogger, 'error')
  await exchange.runDue()
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ userId: first.seller.userId }), expect.any(String))
  expect(await outcomesOf(second)).toMatchObject([{ count: 2 }])
  await set(kept)
  await exchange.runDue()
  expect(await outcomesOf(first), 'not at once').toEqual([])
  await exchange.advance(601)
  await exchange.runDue()
  expect(await outcomesOf(first)).toMatchObject([{ count: 2 }])
})

test('S1.5 rounds that run at once each take another seller', async () => {
  await openRuled()
  await openRuled()
  const round = () => repriceDueListings(exchange.services)
  expect(await Promise.all([round(), round()])).toEqual([2, 2])
  expect(await round()).toBe(0)
})

test('S1.5 saves and pauses beside rounds end without an error', async () => {
  const made = [await openRuled(), await openRuled()]
  const writes = made.flatMap(({ seller, rule_id }) => [
    exchange.call(rules.save, { rule_id, name: 'mine', rule: { ...rule, floor: '20.00' } }, seller),
    exchange.call(rules.pause, { rule_id, is_paused: true }, seller),
    exchange.call(rules.pause, { rule_id, is_paused: false }, seller),
  ])
  const rounds = Array.from({ length: 4 }, () => repriceDueListings(exchange.services))
  expect((await Promise.all(writes)).map(({ code }) => code)).toEqual(writes.map(() => 0))
  await Promise.all(rounds)
})

test('S1.5 a batch of a job with a rule, beside whoever pauses or deletes it, ends without an error', async () => {
  const { db } = exchange.services
  for (const write of [
    (rule_id: string, seller: Trader) => exchange.call(rules.pause, { rule_id, is_paused: true }, seller),
    (rule_id: string, seller: Trader) => exchange.call(rules.remove, { rule_id }, seller),
  ]) {
    const { seller, assetIds } = await signInWithMany(exchange, 3)
    const { rule_id } = await exchange.ask(rules.save, { name: 'mine', rule }, seller)
    const items = assetIds.map((asset_id) => ({ action: 'list' as const, asset_id, price: '70.00' }))
    const { job_id } = await exchange.ask(jobs.create, { items, rule_id }, seller)
    const begun = await transact(db, async (tx) => {
      // The write waits for the rule, and the batch for whichever of the two has it.
      await tx
        .select()
        .from(priceRules)
        .where(eq(priceRules.id, BigInt(rule_id)))
        .for('update')
      const batch = runListingJobs({ db })
      await waitForLocks(exchange)
      const written = write(rule_id, seller)
      await waitForLocks(exchange, 2)
      return { batch, written }
    })
    if (begun instanceof Refusal) throw new Error(begun.message.en)
    expect([await begun.batch, (await begun.written).code]).toEqual([3, 0])
    expect((await exchange.ask(jobs.detail, { job_id }, seller)).job).toMatchObject({ state: 'done', done: 3 })
  }
})

type Ruled = Awaited<ReturnType<typeof openRuled>>
test.each([
  ['attaching', ({ seller, ...what }: Ruled) => exchange.call(rules.attach, what, seller)],
  ['resuming', ({ seller, rule_id }: Ruled) => exchange.call(rules.pause, { rule_id, is_paused: false }, seller)],
])(
  'S1.5 %s a rule beside a round that changes its listings has none changed twice in ten minutes',
  async (_, write) => {
    const { services } = exchange
    await listItem(exchange, await exchange.signInTrader(), 50_00n)
    await exchange.runDue()
    const ruled = await openRuled()
    const begun = await transact(services.db, async (tx) => {
      // The round takes its rows, and then waits here.
      await tx
        .select()
        .from(listings)
        .where(inArray(listings.id, ruled.listing_ids.map(BigInt)))
        .for('update')
      const round = repriceDueListings(services)
      await waitForLocks(exchange)
      const written = write(ruled)
      await waitForLocks(exchange, 2)
      return { round, written }
    })
    if (begun instanceof Refusal) throw new Error(begun.message.en)
    expect([await begun.round, (await begun.written).code]).toEqual([2, 0])
    expect(await repriceDueListings(services)).toBe(0)
  },
)
