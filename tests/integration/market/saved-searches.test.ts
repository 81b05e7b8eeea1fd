import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallInput } from '#contract/call.ts'
import { listMsg } from '#contract/mail.ts'
import * as saved from '#contract/saved-searches.ts'
import { catalogueIndex } from '#exchange/catalogue/goods-index.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { savedSearches } from '#exchange/db/schema/saved-searches.ts'
import { alertDueSearches } from '#exchange/saved-searches/alert-due-searches.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, listItems, redline } from '../../setup/exchange-market.ts'
import type { Person } from '../../setup/exchange-people.ts'

type Search = CallInput<typeof saved.save>['search']

const rifles: Search = { weapons: ['ak-47'], price_max: '500.00' }

describe.each(['pglite', 'postgres'] as const)('S1.1 S1.7 saved searches, on %s', (engine) => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterAll(() => exchange.close())

  const save = (person: Person, search: Search = rifles, is_alerting = true) =>
    exchange.ask(saved.save, { name: 'Cheap AKs', search, is_alerting }, person)
  const listOf = async (person: Person) => (await exchange.ask(saved.list, {}, person)).searches
  const sell = async (...prices: bigint[]) => {
    // What is put on sale in the very moment of a look was there when it was looked at.
    await exchange.advance(1)
    return listItems(exchange, await exchange.signInTrader(), prices)
  }
  const mailsOf = async (person: Person) =>
    (await exchange.ask(listMsg, {}, person)).items.filter(({ kind }) => kind === 'saved_search_found')
  const pass = async (seconds = 61) => {
    await exchange.advance(seconds)
    await exchange.runDue()
  }

  test('one is kept as it was asked for, and says how much is new since it was looked at', async () => {
    await sell(100_00n)
    const person = await exchange.signIn()
    const made = await save(person, { ...rifles, wear_max: 0.3, sort: 'wear_asc' })
    expect(made).toMatchObject({ new_count: 0, has_more_new: false, is_alerting: true })
    expect(await listOf(person)).toEqual([made])
    expect(made.search).toEqual({ ...rifles, wear_max: 0.3, sort: 'wear_asc' })
    await sell(100_00n, 200_00n, 600_00n)
    expect(await listOf(person)).toMatchObject([{ new_count: 2, has_more_new: false }])
    await exchange.advance(1)
    await exchange.ask(saved.markSeen, { search_id: made.search_id }, person)
    expect(await listOf(person)).toMatchObject([{ new_count: 0 }])
  })

  test.each<[string, Search, number]>([
    ['wear that fits', { wear_min: 0.2, wear_max: 0.3 }, 1],
    ['wear that does not', { wear_min: 0.3, wear_max: 0.4, weapons: ['ak-47'] }, 0],
    ['a seed', { seeds: [412] }, 1],
    ['another seed', { seeds: [413] }, 0],
    ['a collection', { collections: [catalogueIndex().goods.get(redline)!.collection!] }, 1],
    ['stickers', { sticker_count_min: 1 }, 0],
    ['a category', { categories: ['rifle'], exteriors: ['ft'] }, 1],
    ['another category', { categories: ['knife'] }, 0],
  ])('what is new is counted by every filter: %s', async (_name, search, count) => {
    const person = await exchange.signIn()
    await save(person, search)
    await sell(321_00n)
    expect(await listOf(person)).toMatchObject([{ new_count: count }])
  })

  test('what is sold or taken down is not new any more, nor is what I sell myself, nor what has only been refreshed', async () => {
    const [old] = await sell(90_00n)
    const seller = await exchange.signInTrader()
    await exchange.advance(1)
    await save(seller)
    await exchange.advance(1)
    const [own, other] = [await listItem(exchange, seller, 80_00n), (await sell(80_00n))[0]!]
    expect(own.listingId).not.toBe(other.listingId)
    expect(await listOf(seller)).toMatchObject([{ new_count: 1 }])
    const { db } = exchange.services
    await db
      .update(listings)
      .set({ refreshedAt: new Date(Date.now() + 3_600_000) })
      .where(eq(listings.id, BigInt(old!.listingId)))
    expect(await listOf(seller)).toMatchObject([{ new_count: 1 }])
    await db
      .update(listings)
      .set({ state: 'off_shelf' })
      .where(eq(listings.id, BigInt(other.listingId)))
    expect(await listOf(seller)).toMatchObject([{ new_count: 0 }])
  })

  test('more than 99 are not counted', async () => {
    const person = await exchange.signIn()
    await save(person)
    await sell(...Array<bigint>(99).fill(70_00n))
    expect(await listOf(person)).toMatchObject([{ new_count: 99, has_more_new: false }])
    await sell(70_00n)
    expect(await listOf(person)).toMatchObject([{ new_count: 99, has_more_new: true }])
    await pass()
    expect(await mailsOf(person)).toMatchObject([{ title: 'Cheap AKs: 99+ new' }])
  })

  test.each([
    [3, 3, true],
    [4, 4, false],
  ])(
    'of four that are new, where %s are gone through, %s are counted; there may be more: %s',
    async (most, count, more) => {
      const small = await openTestExchange({ engine, settings: { newListingsLookedAt: most } })
      try {
        const [person, seller] = [await small.signIn(), await small.signInTrader()]
        for (const search of [rifles, { weapons: ['awp'] }])
          await small.ask(saved.save, { name: 'Cheap ones', search, is_alerting: true }, person)
        for (const price of [100_00n, 200_00n, 300_00n, 400_00n]) {
          await small.advance(61)
          await listItem(small, seller, price)
        }
        const { searches } = await small.ask(saved.list, {}, person)
        expect(searches.map(({ new_count, has_more_new }) => [new_count, has_more_new])).toEqual([
          [0, more],
          [count, more],
        ])
        await small.runDue()
        const { items } = await small.ask(listMsg, {}, person)
        expect(items.map(({ title }) => title)).toEqual([`Cheap ones: ${count}${more ? '+' : ''} new`])
      } finally {
        await small.close()
      }
    },
  )

  test('a search that asks for nothing, or for what cannot be, is refused; so is a visitor', async () => {
    const person = await exchange.signIn()
    const keep = (search: Search) => exchange.call(saved.save, { name: 'x', search }, person)
    const invalid = { code: codes.requestInvalid }
    expect(await keep({})).toMatchObject(invalid)
    expect(await keep({ sort: 'newest', level: 'listings' })).toMatchObject(invalid)
    expect(await keep({ weapons: ['no-such-weapon'] })).toMatchObject({ ...invalid, extra: { fields: ['weapons'] } })
    expect(await keep({ wear_min: 0.5, wear_max: 0.1 })).toMatchObject(invalid)
    expect(await keep({ cursor: 'x', keyword: 'ak' } as Search)).toMatchObject(invalid)
    expect(await exchange.call(saved.save, { name: ' ', search: rifles }, person)).toMatchObject(invalid)
    expect(await exchange.call(saved.list, {})).toMatchObject({ code: codes.sessionInvalid })
    expect(await listOf(person)).toEqual([])
  })

  test('one is renamed and deleted by its own person alone', async () => {
    const [person, stranger] = [await exchange.signIn(), await exchange.signIn()]
    const { search_id } = await save(person)
    const notFound = { code: codes.notFound }
    expect(await exchange.call(saved.change, { search_id, name: 'Mine' }, stranger)).toMatchObject(notFound)
    expect(await exchange.call(saved.markSeen, { search_id }, stranger)).toMatchObject(notFound)
    expect(await exchange.call(saved.remove, { search_id }, stranger)).toMatchObject(notFound)
    expect(await exchange.call(saved.change, { search_id }, person)).toMatchObject({ code: codes.requestInvalid })
    await exchange.ask(saved.change, { search_id, name: 'Redlines' }, person)
    expect(await listOf(person)).toMatchObject([{ name: 'Redlines', is_alerting: true }])
    expect(await listOf(stranger)).toEqual([])
    await exchange.ask(saved.remove, { search_id }, person)
    expect(await listOf(person)).toEqual([])
  })

  test('a person keeps 50 at most, however many are saved at once', async () => {
    const person = await exchange.signIn()
    const { userId } = person
    const row = { userId, name: 'x', search: { keyword: 'ak' }, isAlerting: false }
    await exchange.services.db.insert(savedSearches).values(Array<typeof row>(47).fill(row))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => exchange.call(saved.save, { name: 'y', search: rifles }, person)),
    )
    const refused = answers.filter(({ code }) => code !== 0)
    expect(refused).toHaveLength(3)
    for (const one of refused) expect(one).toMatchObject({ code: codes.savedSearchesFull, extra: { max: 50 } })
    expect((await exchange.ask(saved.list, {}, person)).searches).toHaveLength(50)
  })

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
    await exchange.advance(120)
    await exchange.ask(saved.change, { search_id, is_alerting: true }, person)
    await pass()
    expect(await mailsOf(person)).toEqual([])
    await sell(100_00n)
    await exchange.ask(saved.change, { search_id, is_alerting: true }, person)
    await pass()
    expect(await mailsOf(person)).toMatchObject([{ title: 'Cheap AKs: 2 new' }])
    await exchange.ask(saved.change, { search_id, is_alerting: true }, person)
    await pass(7_200)
    expect(await mailsOf(person), 'turned on twice').toHaveLength(1)
    await exchange.ask(saved.markSeen, { search_id }, person)
    await exchange.ask(saved.change, { search_id, is_alerting: false }, person)
    await sell(100_00n)
    await pass(7_200)
    expect(await mailsOf(person)).toHaveLength(1)
  })

  test('S1.11 one that cannot be looked for does not keep the others waiting', async () => {
    const [broken, other] = [await exchange.signIn(), await exchange.signIn()]
    const { search_id } = await save(broken)
    // What no call lets in, as a row that an older version has left might hold it.
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
    // Nothing is kept but in the database: this is all that a process knows that has just begun.
    await Promise.all([1, 2].map(() => alertDueSearches({ ...services })))
    for (const person of people) expect(await mailsOf(person)).toHaveLength(1)
  })
})
