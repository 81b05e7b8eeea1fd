import PQueue from 'p-queue'
import type { Sms } from '../../ports/sms.ts'

/** Limits concurrent requests to the gateway, from jobs and people alike. Codes go first: somebody waits for theirs. */
export function limitSms(sms: Sms, atOnce: number): Sms {
  const queue = new PQueue({ concurrency: atOnce })
  return {
    send: (message, how) => queue.add(() => sms.send(message, how), { priority: how?.isCode ? 1 : 0 }),
  }
}
