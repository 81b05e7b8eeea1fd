import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import * as saved from '#contract/saved-searches.ts'
import { catalogueIndex } from '#exchange/catalogue/goods-index.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { savedSearches } from '#exchange/db/schema/saved-searches.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { rifles, savedSearchSteps, type Search } from '../../setup/exchange/saved-searches.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'

describe.each(['pglite', 'postgres'] as const)('S1.1 S1.7 saved searches, on %s', (engine) => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterAll(() => exchange.close())

  const { save, listOf, sell, mailsOf, pass } = savedSearchSteps(() => exchange)

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

  test('its sticker and collection are named, in the words of its owner', async () => {
    const { goods, collections } = catalogueIndex()
    const sticker = [...goods.values()].find(({ category }) => category === 'sticker')!
    const collection = goods.get(redline)!.collection!
    const person = await exchange.signIn()
    const made = await save(person, { stickers: [`x2:${sticker.goods_id}`], collections: [collection] })
    expect(made.named).toEqual([
      { key: sticker.goods_id, name: (sticker.finish_name ?? sticker.name).en },
      { key: collection, name: collections.get(collection)!.en },
    ])
    expect(await listOf(person)).toEqual([made])
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
    ['what is sorted by a fade it does not have', { categories: ['rifle'], sort: 'fade_desc' }, 0],
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
})
