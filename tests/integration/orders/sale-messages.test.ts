import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#exchange/accounts/limits.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { orderWorkers } from '#exchange/orders/notify-sellers.ts'
import type { Sms } from '#exchange/ports/sms.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

/** Tells a new seller of this many sales; returns how many messages went out. */
async function tellOf(sales: number, send: Sms['send']) {
  const seller = await exchange.signIn()
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

const most = limits.saleSmsByUserHour.points

test('S4.18 a seller is sent so many messages about sales in an hour', async () => {
  const answer = { ok: true, messageId: 'any' } as const
  expect(await tellOf(most + 3, async () => answer)).toBe(most)
})

test('S4.18 what the gateway did not take does not count', async () => {
  let tried = 0
  const afterOutage = async () => {
    if (++tried <= most) throw new Error('the gateway is away')
    return { ok: true, messageId: 'any' } as const
  }
  expect(await tellOf(most + 3, afterOutage)).toBe(3)
})
