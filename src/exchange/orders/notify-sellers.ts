import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import type { orders } from '../db/schema/orders.ts'
import { consumeLimits, giveAttemptBack, limits } from '../accounts/limits.ts'
import { lastLocaleOf } from '../accounts/sessions.ts'
import { noticeRetries } from '../accounts/workers/send-sms.ts'
import type { Locale } from '../http/context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { QueueWorker } from '../jobs/queue-worker.ts'
import { logger } from '../log.ts'
import type { Services } from '../services.ts'
import { openerOf } from './delivery-side.ts'

const queue = 'orders.notify_seller'
const jobSchema = z.object({ sellerId: z.string(), orderIds: z.array(z.string()) })

/**
 * Tells sellers by SMS that an order waits for their offer, where it is theirs to open, in the language they used last;
 * sent through the outbox once the transaction commits.
 */
export async function notifySellers(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  sold: readonly Pick<typeof orders.$inferSelect, 'id' | 'sellerId' | 'deliveryLimit'>[],
): Promise<void> {
  const theirs = sold.filter((order) => openerOf(order) === 'seller')
  for (const [sellerId, mine] of Map.groupBy(theirs, (order) => order.sellerId)) {
    const job: z.infer<typeof jobSchema> = { sellerId: `${sellerId}`, orderIds: mine.map(({ id }) => `${id}`) }
    await enqueue(tx, jobs, queue, job)
  }
}

const texts: Record<Locale, (orderIds: readonly string[]) => string> = {
  en: (ids) => `Sold. Please send your trade offer in time: ${ids.length > 1 ? 'orders' : 'order'} ${ids.join(', ')}.`,
  'zh-CN': (ids) => `您的饰品已售出，请按时发送交易报价。订单：${ids.join('、')}。`,
}

/**
 * Sends the SMS under the job's id, by which the gateway detects repeats; skips sellers who have opted out, or been
 * sent many: buying and cancelling costs a buyer nothing.
 */
async function notifySeller({ db, sms }: Services, job: { id: string; data: unknown }): Promise<void> {
  const { sellerId, orderIds } = jobSchema.parse(job.data)
  const [seller] = await db
    .select({ phone: users.phone, allowsSms: users.allowsSms })
    .from(users)
    .where(eq(users.id, BigInt(sellerId)))
  if (!seller?.allowsSms) return
  const text = texts[await lastLocaleOf(db, BigInt(sellerId))](orderIds)
  const attempts = [limits.saleSmsByUserHour, limits.saleSmsByUserDay].map((limit) => [limit, sellerId] as const)
  if (await consumeLimits(db, attempts)) return
  const result = await sms.send({ id: job.id, phone: seller.phone, text, kind: 'order_sold' }).catch(async (error) => {
    // Tried again later, which counts anew.
    for (const [limit, subject] of attempts) await giveAttemptBack(db, limit, subject)
    throw error
  })
  // The gateway's answer is final: a retry would change nothing.
  if (!result.ok) logger.warn({ job: job.id, reason: result.reason }, 'the SMS gateway refused a message')
}

export const orderWorkers = (services: Services): QueueWorker[] => [
  {
    queue,
    // A lost SMS does no harm: the seller sees the order and has a mail. After the time to deliver it is useless.
    options: { ...noticeRetries, deleteAfterSeconds: 86_400 },
    handler: (job) => notifySeller(services, job),
    // Fewer than the gateway takes at once, so that SMS codes always find room.
    batch: 5,
  },
]
