import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listingJobItems, listingJobs } from '#exchange/db/schema/listing-jobs.ts'
import { mails } from '#exchange/db/schema/mail.ts'
import { platformProfiles } from '#exchange/db/schema/platform.ts'
import { transact } from '#exchange/db/transact.ts'
import { gatherMail } from '#exchange/mail/send-mail.ts'
import { sweepOld } from '#exchange/retention/sweep-old.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

describe.each(['pglite', 'postgres'] as const)('retention on %s', (engine) => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterAll(() => exchange.close())

  test('S7.5 mails and profiles that are past their time go, in batches; younger ones stay', async () => {
    const { db } = exchange.services
    const { userId } = await exchange.signIn()
    const mail = { userId, kind: 'order_refunded', category: 'trade' as const }
    const profile = { nickname: 'Ada', isPublic: true }
    await db.insert(mails).values([mail, mail, mail, mail, mail])
    await db.insert(platformProfiles).values({ steamId: '1', ...profile, checkedAt: new Date() })
    expect(await sweepOld(db, 2)).toEqual({ mails: 0, profiles: 0, jobs: 0 })
    await exchange.advance(364 * 86_400)
    await db.insert(mails).values([mail])
    const checkedAt = new Date(Date.now() + 364 * 86_400_000)
    await db.insert(platformProfiles).values({ steamId: '2', ...profile, checkedAt })
    expect(await sweepOld(db, 2)).toEqual({ mails: 0, profiles: 1, jobs: 0 })
    await exchange.advance(2 * 86_400)
    expect(await sweepOld(db, 2)).toEqual({ mails: 5, profiles: 0, jobs: 0 })
    expect([await db.$count(mails), await db.$count(platformProfiles)]).toEqual([1, 1])
  })

  test('S7.5 a mail that was kept young by later ones does not keep the older ones behind it', async () => {
    const { db } = exchange.services
    const { userId } = await exchange.signIn()
    const gathered = { userId, kind: 'orders_received', subjectId: 7n, params: { count: '1', size: '3' } } as const
    const gather = () => transact(db, async (tx) => (await gatherMail(tx, gathered), {}))
    const kept = await db.$count(mails)
    await gather()
    const mail = { userId, kind: 'order_refunded', category: 'trade' as const }
    await db.insert(mails).values(Array.from({ length: 9 }, () => mail))
    await exchange.advance(3 * 86_400)
    await gather()
    await exchange.advance(363 * 86_400)
    expect(await sweepOld(db, 4)).toMatchObject({ mails: 9 + kept })
    expect(await db.$count(mails)).toBe(1)
  })

  test('S7.5 listing jobs go with their items three months after they ended, and those that run stay', async () => {
    const { db } = exchange.services
    const { userId } = await exchange.signIn()
    const jobs = await db
      .insert(listingJobs)
      .values([
        { userId, kind: 'list', state: 'done', total: 1, endedAt: sql`amber_now()` },
        { userId, kind: 'list', total: 1, dueAt: sql`amber_now()` },
      ])
      .returning({ id: listingJobs.id })
    await db.insert(listingJobItems).values(jobs.map(({ id: jobId }) => ({ jobId, place: 0, price: 1n })))
    await exchange.advance(89 * 86_400)
    expect(await sweepOld(db)).toMatchObject({ jobs: 0 })
    await exchange.advance(2 * 86_400)
    expect(await sweepOld(db)).toMatchObject({ jobs: 1 })
    expect([await db.$count(listingJobs), await db.$count(listingJobItems)]).toEqual([1, 1])
  })
})
