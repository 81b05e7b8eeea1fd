import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#exchange/accounts/limits.ts'
import { rateLimits, users } from '#exchange/db/schema/accounts.ts'
import { orderWorkers } from '#exchange/orders/notify-sellers.ts'
import type { Sms } from '#exchange/ports/sms.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Person } from '../../setup/exchange/people.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

/** Tells a seller of this many sales; returns how many messages went out. */
async function tell(seller: Person, sales: number, send: Sms['send']) {
  await exchange.services.db.update(users).set({ allowsSms: true }).where(eq(users.id, seller.userId))
  let sent = 0
  const sms: Sms = {
    send: async (...message) => {
      const result = await send(...message)
      sent++
      return result
    },
  }
  const [worker] = orderWorkers({ ...exchange.services, sms })
  for (let sale = 1; sale <= sales; sale++) {
    const data = { sellerId: String(seller.userId), orderIds: [String(sale)] }
    await worker!.handler({ id: `sale-${sale}`, data }).catch(() => {})
  }
  return sent
}

const answer = { ok: true, messageId: 'any' } as const
const most = limits.saleSmsByUserHour.points

test('S4.18 a seller is sent so many messages about sales in an hour', async () => {
  expect(await tell(await exchange.signIn(), most + 3, async () => answer)).toBe(most)
})

test('S4.18 what the gateway did not take does not count', async () => {
  let tried = 0
  const afterOutage = async () => {
    if (++tried <= most) throw new Error('the gateway is away')
    return answer
  }
  expect(await tell(await exchange.signIn(), most + 3, afterOutage)).toBe(3)
})

test('S4.18 nor does a message whose language could not be read', async () => {
  const { db } = exchange.services
  const counted = () => db.$count(rateLimits, like(rateLimits.key, `${limits.saleSmsByUserHour.name}:%`))
  const [seller, before] = [await exchange.signIn(), await counted()]
  await db.execute(sql`alter table sessions rename column locale to unreadable`)
  const sent = await tell(seller, 1, async () => answer).finally(() =>
    db.execute(sql`alter table sessions rename column unreadable to locale`),
  )
  expect([sent, await counted()]).toEqual([0, before])
})
