import PQueue from 'p-queue'
import type { Sms } from '../../ports/sms.ts'

/**
 * Limits concurrent requests to the gateway, however many jobs and people need one. Queued codes go first: somebody is
 * waiting for theirs.
 */
export function limitSms(sms: Sms, atOnce: number): Sms {
  const queue = new PQueue({ concurrency: atOnce })
  return {
    send: (message, how) => queue.add(() => sms.send(message, how), { priority: how?.isCode ? 1 : 0 }),
  }
}
