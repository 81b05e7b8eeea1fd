import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from '#exchange/db/schema/mail.ts'
import { platformProfiles } from '#exchange/db/schema/platform.ts'
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
    expect(await sweepOld(db, 2)).toEqual({ mails: 0, profiles: 0 })
    await exchange.advance(364 * 86_400)
    await db.insert(mails).values([mail])
    const checkedAt = new Date(Date.now() + 364 * 86_400_000)
    await db.insert(platformProfiles).values({ steamId: '2', ...profile, checkedAt })
    expect(await sweepOld(db, 2)).toEqual({ mails: 0, profiles: 1 })
    await exchange.advance(2 * 86_400)
    expect(await sweepOld(db, 2)).toEqual({ mails: 5, profiles: 0 })
    expect([await db.$count(mails), await db.$count(platformProfiles)]).toEqual([1, 1])
  })
})
