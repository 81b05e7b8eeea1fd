import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { noticePath } from '#contract/words.ts'
import { boundedLogger } from '../../bounded-log.ts'
import type { Services } from '../../services.ts'
import { takeNotice } from './commands/take-notice.ts'

/**
 * Takes the provider's notices: a signed form, answered with the one word it expects. After `failure` the provider
 * retries, so that is the answer whenever a notice could not be kept, such as while the database is down.
 */
export function noticeRoutes(services: Services): Hono {
  return new Hono().post(noticePath, bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const isTaken = await takeNotice(services, new URLSearchParams(await c.req.text())).catch((error: unknown) => {
      boundedLogger.error({ error }, 'a payment notice could not be taken')
      return false
    })
    return c.text(isTaken ? 'success' : 'failure')
  })
}
