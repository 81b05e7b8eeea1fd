import { createMiddleware } from 'hono/factory'

interface RateLimit {
  /** Calls still to be refused. */
  times: number
  /** Seconds named in `Retry-After`; null sends none. */
  retryAfter: number | null
}

export type Misbehaviour = ReturnType<typeof createMisbehaviour>

/** What the service was told to do wrong: refuse calls as too many, or answer late. Kept in memory: a restart is well again. */
export function createMisbehaviour(sleep: (ms: number) => Promise<void>) {
  let rateLimit: RateLimit = { times: 0, retryAfter: null }
  let slowMs = 0
  return {
    state: () => ({
      rate_limited: { times: rateLimit.times, retry_after: rateLimit.retryAfter },
      slow: { ms: slowMs },
    }),
    setRateLimit: (limit: RateLimit) => void (rateLimit = limit),
    setSlow: (ms: number) => void (slowMs = ms),
    reset: () => {
      rateLimit = { times: 0, retryAfter: null }
      slowMs = 0
    },
    /** Goes before the calls machines make; the pages people see are spared. */
    middleware: createMiddleware(async (context, next) => {
      if (slowMs > 0) await sleep(slowMs)
      if (rateLimit.times > 0) {
        rateLimit.times--
        if (rateLimit.retryAfter !== null) context.header('retry-after', String(rateLimit.retryAfter))
        return context.json(null, 429)
      }
      await next()
    }),
  }
}
