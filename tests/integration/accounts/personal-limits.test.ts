import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addBookmark } from '#contract/bookmarks.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { bookmarks } from '#exchange/db/schema/bookmarks.ts'
import { goods, goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { feedbacks, uploads } from '#exchange/db/schema/feedback.ts'
import { transact } from '#exchange/db/transact.ts'
import { goodsRow } from '../../factories/goods-row.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { type ListedItem, listItem } from '../../setup/exchange/market.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { waitForLocks } from '../../setup/waiting-for-locks.ts'

/** Many connections: PGlite's single one can't race. */
let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
})
afterAll(() => exchange.close())

const atOnce = 8
/** Starts concurrent requests of a person that all wait before the first can commit; returns their codes, sorted. */
async function codesOf({ userId }: Person, request: (index: number) => Promise<{ code: number }>) {
  let requests: Promise<{ code: number }>[] = []
  await transact(exchange.services.db, async (tx) => {
    // While locked, nobody can lock the person's row or insert a row that references it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    requests = Array.from({ length: atOnce }, (_, index) => request(index))
    await waitForLocks(exchange, atOnce)
    return {}
  })
  return (await Promise.all(requests)).map(({ code }) => code).sort((one, other) => one - other)
}
const someThrough = (count: number, refused: number) => [
  ...Array<number>(count).fill(0),
  ...Array<number>(atOnce - count).fill(refused),
]

test('S1.10 of many feedbacks begun at once no more than ten are open', async () => {
  const person = await exchange.signIn()
  const { userId } = person
  await exchange.services.db
    .insert(feedbacks)
    .values(Array.from({ length: 8 }, () => ({ userId, topic: 'other' as const })))
  const begun = await codesOf(person, (index) =>
    exchange.call(feedback.add, { topic: 'other', text: `${index}` }, person),
  )
  expect(begun).toEqual(someThrough(2, codes.tooManyRequests))
})

test('S1.10 of many pictures uploaded at once no more than sixty a day are taken in, and the others not kept', async () => {
  const person = await exchange.signIn()
  const facts = { userId: person.userId, width: 1, height: 1, bytes: 1 }
  const earlier = Array.from({ length: 57 }, (_, index) => ({ ...facts, id: `${index}`.padStart(32, '0') }))
  await exchange.services.db.insert(uploads).values(earlier)
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'gold' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'picture.png', { type: 'image/png' })
  const put = vi.spyOn(exchange.services.pictures, 'put')
  const dropped = vi.spyOn(exchange.services.pictures, 'delete')
  const taken = await codesOf(person, () => exchange.call(feedback.upload, { file }, person))
  expect(taken).toEqual(someThrough(3, codes.tooManyRequests))
  expect(put.mock.calls.length - dropped.mock.calls.length).toBe(3)
})

/** Creates a person with `count` bookmarks, and goods not yet bookmarked; `series` keeps the goods of tests apart. */
async function bookmarkMany(series: string, count: number) {
  const { db } = exchange.services
  const person = await exchange.signIn()
  const rows = Array.from({ length: count + atOnce }, (_, index) =>
    goodsRow({ id: series + `${index}`.padStart(10, '0'), marketHashName: `${series} ${index}` }),
  )
  await db.insert(goods).values(rows)
  await db.insert(goodsMarkets).values(rows.map(({ id }) => ({ goodsId: id, styleId: 0 })))
  const [wanted, kept] = [rows.slice(0, atOnce), rows.slice(atOnce)]
  await db.insert(bookmarks).values(kept.map(({ id }) => ({ userId: person.userId, goodsId: id, styleId: 0 })))
  const add = (index: number) => exchange.call(addBookmark, { goods_id: wanted[index]!.id }, person)
  return { person, add }
}

test('S1.7 of many bookmarks set at once no more than five hundred are kept', async () => {
  const { person, add } = await bookmarkMany('a', 498)
  expect(await codesOf(person, add)).toEqual(someThrough(2, codes.bookmarksFull))
})

test('S1.7 the last goods that can be bookmarked, bookmarked many times at once, is bookmarked once and for all of them', async () => {
  const { person, add } = await bookmarkMany('b', 499)
  expect(await codesOf(person, () => add(0))).toEqual(someThrough(atOnce, codes.bookmarksFull))
  expect(await add(1)).toMatchObject({ code: codes.bookmarksFull })
})

test('S1.4 of many bargains begun at once no more than twenty are under way', async () => {
  const bargaining = createBargaining(exchange)
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 200_00n })]
  for (let earlier = 0; earlier < 18; earlier++) {
    const begun = await bargaining.create(buyer, await listItem(exchange, seller, 100_00n), '80.00')
    expect(begun.code).toBe(0)
  }
  const wanted: ListedItem[] = []
  for (let index = 0; index < atOnce; index++) wanted.push(await listItem(exchange, seller, 100_00n))
  const begun = await codesOf(buyer, (index) => bargaining.create(buyer, wanted[index]!, '80.00'))
  expect(begun).toEqual(someThrough(2, codes.tooManyBargains))
})
