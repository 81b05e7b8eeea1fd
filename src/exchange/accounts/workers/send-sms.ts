import { z } from 'zod'
import type { Transaction } from '../../db/connection.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { logger } from '../../log.ts'
import type { SmsMessage } from '../../ports/sms.ts'
import type { Services } from '../../services.ts'
import type { ExchangeSettings } from '../../settings.ts'
import { startCodeLife } from '../code-life.ts'
import { open, seal } from '../sealed-secret.ts'

export const smsQueue = 'sms.send'

/** How a notice is tried again: it survives some hours of an outage. */
export const noticeRetries = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  retentionSeconds: 43_200,
} as const

const context = 'sms-message'
const jobSchema = z.object({ message: z.string(), codeId: z.string().optional() })
const messageSchema = z.object({ phone: z.string(), text: z.string(), kind: z.string() })

/** What sealing a message and queueing it takes. */
export interface SmsServices extends Pick<Services, 'jobs'> {
  settings: Pick<ExchangeSettings, 'secretKey'>
}

/**
 * Sends a text message once the transaction commits. The job's data is sealed, since the queue keeps jobs for a while
 * and a text may contain a code. In that case pass `codeId`: codes take priority over every other message, and are
 * given up by when they are useless.
 */
export async function enqueueSms(
  tx: Transaction,
  { jobs, settings }: SmsServices,
  message: Omit<SmsMessage, 'id'>,
  codeId?: bigint,
): Promise<void> {
  const sealed = seal(settings.secretKey, JSON.stringify(message), context)
  const job: z.infer<typeof jobSchema> = { message: sealed, codeId: codeId?.toString() }
  await enqueue(tx, jobs, smsQueue, job, codeId === undefined ? noticeRetries : { priority: 1 })
}

/** Hands a message to the gateway under the job's id, which the gateway uses to deduplicate retries. */
export async function sendSms({ db, sms, settings }: Services, job: { id: string; data: unknown }): Promise<void> {
  const { message: sealed, codeId } = jobSchema.parse(job.data)
  // Restart the lifetime before the message goes out, so that nobody receives an expired code.
  if (codeId !== undefined && !(await startCodeLife(db, BigInt(codeId)))) return
  const message = messageSchema.parse(JSON.parse(open(settings.secretKey, sealed, context)))
  const result = await sms.send({ id: job.id, ...message }, { isCode: codeId !== undefined })
  // The gateway has refused for good: a retry would change nothing.
  if (!result.ok) logger.warn({ job: job.id, reason: result.reason }, 'the SMS gateway refused a message')
}
