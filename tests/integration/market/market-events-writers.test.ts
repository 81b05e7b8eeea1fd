import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MarketEvent } from '#contract/market/events.ts'
import { marketEventsPath } from '#contract/words.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import { transact } from '#exchange/db/transact.ts'
import { marketFeedOf } from '#exchange/market-events/market-feed.ts'
import { recordMarketEvent } from '#exchange/market-events/record-market-event.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { Follower } from '../../setup/event-follower.ts'

const goodsA = 'aaaaaaaaaaa'

describe('the feed under many writers, on postgres', () => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine: 'postgres' })
  })
  afterAll(() => exchange.close())

  const event = (yuan: number) => ({
    kind: 'listed' as const,
    listingId: 1n,
    goodsId: goodsA,
    styleId: 0,
    price: BigInt(yuan * 100),
  })

  /** Writes an event in a transaction that stays open until told to commit. */
  async function recordSlowly(yuan: number) {
    const written = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const done = transact(exchange.services.db, async (tx) => {
      await recordMarketEvent(tx, event(yuan))
      written.resolve()
      await mayCommit.promise
    })
    await written.promise
    return async () => {
      mayCommit.resolve()
      await done
    }
  }
  const recordAtOnce = (yuan: number) => transact(exchange.services.db, (tx) => recordMarketEvent(tx, event(yuan)))
  const follow = async (query = '') =>
    new Follower(await exchange.app.fetch(new Request(`http://market.test${marketEventsPath}${query}`)))

  test('an event that commits late is not skipped by who has seen younger ones', async () => {
    const commit = await recordSlowly(1)
    await recordAtOnce(2)
    const follower = await follow('?last_id=0')
    const prices = follower.takePrices(2)
    await commit()
    expect(await prices).toEqual([1, 2])
    await follower.close()
  })

  test('who begins now hears of what commits late, and not of what was committed before', async () => {
    const commit = await recordSlowly(1)
    await recordAtOnce(2)
    const follower = await follow()
    const prices = follower.takePrices(2)
    await commit()
    await recordAtOnce(3)
    expect(await prices).toEqual([1, 3])
    await follower.close()
  })

  test('writers without end, and a follower that breaks off and resumes again and again: every event once', async () => {
    const { db } = exchange.services
    const [start] = await db.select({ id: sql<string>`coalesce(max(id), 0)::text` }).from(marketEvents)
    const writers = 6
    const each = 60
    const writing = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let index = 0; index < each; index++) {
          await transact(db, async (tx) => {
            const price = BigInt((writer * each + index) * 100)
            // The id is assigned at once; the random sleep decides when it becomes visible.
            await recordMarketEvent(tx, { kind: 'listed', listingId: 1n, goodsId: goodsA, styleId: 0, price })
            await tx.execute(sql`select pg_sleep(random() * 0.02)`)
          })
        }
      }),
    )
    const seen: number[] = []
    let lastId = start!.id
    while (seen.length < writers * each) {
      const response = await exchange.app.fetch(
        new Request(`http://market.test${marketEventsPath}`, {
          headers: { 'last-event-id': lastId },
        }),
      )
      const follower = new Follower(response)
      const messages = await follower.take(Math.min(37, writers * each - seen.length))
      await follower.close()
      seen.push(...messages.map(({ data }) => Number((JSON.parse(data!) as MarketEvent).price)))
      lastId = messages.at(-1)!.id!
    }
    await writing
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: writers * each }, (_, index) => index))
  })

  test('ends its streams when the exchange stops, and takes no new ones', async () => {
    const request = () => exchange.app.fetch(new Request(`http://market.test${marketEventsPath}`))
    const follower = new Follower(await request())
    const rest = follower.take(1)
    marketFeedOf(exchange.services.db).close()
    expect(await rest).toEqual([])
    expect((await request()).status).toBe(503)
  })
})
