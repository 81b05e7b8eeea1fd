import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as orders from '#contract/orders/orders.ts'
import * as saved from '#contract/saved-searches.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { savedSearches } from '#exchange/db/schema/saved-searches.ts'
import { alertDueSearches } from '#exchange/saved-searches/alert-due-searches.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { rifles, savedSearchSteps } from '../../setup/exchange/saved-searches.ts'

describe.each(['pglite', 'postgres'] as const)('S1.11 alerts of saved searches, on %s', (engine) => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterAll(() => exchange.close())

  const { save, sell, mailsOf, pass } = savedSearchSteps(() => exchange)

  test('S1.11 an alert tells once, until it has been looked at, and then once an hour at most', async () => {
    const person = await exchange.signIn()
    const { search_id } = await save(person)
    await pass()
    expect(await mailsOf(person), 'nothing is new').toEqual([])
    await sell(100_00n, 100_00n)
    await pass()
    const told = await mailsOf(person)
    expect(told).toMatchObject([
      { title: 'Cheap AKs: 2 new', category: 'trade', about: { subject: 'saved_search', id: search_id } },
    ])
    await sell(100_00n)
    await pass()
    await pass(7_200)
    expect(await mailsOf(person), 'not looked at yet').toHaveLength(1)
    await exchange.ask(saved.markSeen, { search_id }, person)
    await sell(100_00n)
    await pass()
    expect(await mailsOf(person), 'the last mail was hours ago').toHaveLength(2)
    await exchange.ask(saved.markSeen, { search_id }, person)
    await sell(100_00n)
    await pass()
    expect(await mailsOf(person), 'the last mail was a minute ago').toHaveLength(2)
    await pass(3_600)
    expect(await mailsOf(person)).toHaveLength(3)
  })

  test('S1.11 an alert that is off tells nothing; turned on it tells of what comes then', async () => {
    const person = await exchange.signIn()
    const { search_id } = await save(person, rifles, false)
    await sell(100_00n)
    await pass()
    await sell(100_00n)
    await exchange.ask(saved.change, { search_id, is_alerting: true }, person)
    await pass(601)
    expect(await mailsOf(person)).toEqual([])
    await sell(100_00n)
    await exchange.ask(saved.change, { search_id, is_alerting: true }, person)
    await pass()
    expect(await mailsOf(person)).toMatchObject([{ title: 'Cheap AKs: 3 new' }])
    await exchange.ask(saved.change, { search_id, is_alerting: true }, person)
    await pass(7_200)
    expect(await mailsOf(person), 'turned on twice').toHaveLength(1)
    for (const is_alerting of [false, true]) await exchange.ask(saved.change, { search_id, is_alerting }, person)
    await pass(7_200)
    expect(await mailsOf(person), 'turned off and on').toHaveLength(1)
    await exchange.ask(saved.markSeen, { search_id }, person)
    await exchange.ask(saved.change, { search_id, is_alerting: false }, person)
    await sell(100_00n)
    await pass(7_200)
    expect(await mailsOf(person)).toHaveLength(1)
  })

  test('S1.11 an alert tells of what comes to the market after it was listed', async () => {
    const [ordering, waiting] = [await exchange.signIn(), await exchange.signIn()]
    await save(ordering)
    const buyer = await exchange.signInTrader()
    const [ordered] = await sell(100_00n)
    const items = [{ listing_id: ordered!.listingId, price: ordered!.price }]
    await exchange.ask(orders.create, { items }, buyer)
    await pass()
    expect(await mailsOf(ordering), 'ordered').toEqual([])
    await pass(601)
    await pass()
    expect(await mailsOf(ordering), 'the order was not paid').toHaveLength(1)

    await exchange.advance(1)
    await save(waiting)
    const [closed] = await sell(100_00n)
    const turn = (isShopOnline: boolean) =>
      exchange.services.db
        .update(listings)
        .set({ isShopOnline })
        .where(eq(listings.id, BigInt(closed!.listingId)))
    await turn(false)
    for (const seconds of [61, 10_800]) await pass(seconds)
    expect(await mailsOf(waiting), 'listed while the shop is closed').toEqual([])
    await turn(true)
    await pass(601)
    expect(await mailsOf(waiting), 'it has opened').toHaveLength(1)
  })

  test('S1.11 one that cannot be looked for does not keep the others waiting', async () => {
    const [broken, other] = [await exchange.signIn(), await exchange.signIn()]
    const { search_id } = await save(broken)
    // No call would accept it, but a row written by an older version may hold it.
    const search = { seeds: ['none'] } as unknown as typeof savedSearches.$inferSelect.search
    await exchange.services.db
      .update(savedSearches)
      .set({ search })
      .where(eq(savedSearches.id, BigInt(search_id)))
    await save(other)
    await sell(100_00n)
    await pass()
    expect(await mailsOf(other)).toHaveLength(1)
    expect(await mailsOf(broken)).toEqual([])
    await exchange.services.db.delete(savedSearches).where(eq(savedSearches.id, BigInt(search_id)))
  })

  test('S1.11 S4.11 several rounds at once, and after a restart, tell once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => exchange.signIn()))
    for (const person of people) await save(person)
    await sell(100_00n)
    await exchange.advance(61)
    const { services } = exchange
    await Promise.all([1, 2, 3, 4].map(() => alertDueSearches(services)))
    // All state is in the database: this is all that a fresh process knows.
    await Promise.all([1, 2].map(() => alertDueSearches({ ...services })))
    for (const person of people) expect(await mailsOf(person)).toHaveLength(1)
  })
})
