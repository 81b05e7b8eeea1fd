import PQueue from 'p-queue'
import type { Sms } from '../../ports/sms.ts'

/**
 * The gateway, asked for so many messages at once and no more, however many jobs and people want one. Where they have to
 * wait for their turn codes go first: somebody looks at their phone for one.
 */
export function limitSms(sms: Sms, atOnce: number): Sms {
  const queue = new PQueue({ concurrency: atOnce })
  return {
    send: (message, how) => queue.add(() => sms.send(message, how), { priority: how?.isCode ? 1 : 0 }),
  }
}
