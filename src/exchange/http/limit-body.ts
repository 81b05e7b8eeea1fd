import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxFormBytes } from '#contract/bounds.ts'

export const maxJsonBytes = 256 * 1024

export const limitJson = limitBody(maxJsonBytes)
export const limitForm = limitBody(maxFormBytes)

/** The server enforces a declared length, so the body need not be wrapped to be counted, which is expensive. */
function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize })
  return (c, next) => {
    const isTold = c.req.header('transfer-encoding') === undefined
    return isTold && Number(c.req.header('content-length')) <= maxSize ? next() : limit(c, next)
  }
}
