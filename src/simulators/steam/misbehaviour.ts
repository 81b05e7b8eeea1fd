import { createMiddleware } from 'hono/factory'

interface RateLimit {
  /** Number of calls yet to be refused. */
  times: number
  /** Seconds in `Retry-After`; null omits the header. */
  retryAfter: number | null
}

/**
 * How an inventory answer breaks off: `paging` announces another page without a cursor, `truncated` is JSON cut short,
 * `short` lists fewer items than it counts.
 */
export const HALF_WAYS = ['paging', 'truncated', 'short'] as const
export type HalfWay = (typeof HALF_WAYS)[number]

interface Flags {
  rateLimit: RateLimit
  slowMs: number
  half: { times: number; how: HalfWay }
  /** Offers and trades are shown as of so many seconds ago; the next lists of offers are empty. */
  stale: { seconds: number; empty: number }
  /** The next sends take effect but are answered late, as failed. */
  lostSends: { times: number; ms: number }
  /** Accounts whose next offer carries another item, or is replaced by a lookalike's. */
  swapped: ReadonlySet<string>
  lookalikes: ReadonlySet<string>
}

const WELL: Flags = {
  rateLimit: { times: 0, retryAfter: null },
  slowMs: 0,
  half: { times: 0, how: 'paging' },
  stale: { seconds: 0, empty: 0 },
  lostSends: { times: 0, ms: 0 },
  swapped: new Set(),
  lookalikes: new Set(),
}

export type Misbehaviour = ReturnType<typeof createMisbehaviour>

/** The faults the service was ordered to simulate. Kept in memory, so a restart clears them. */
export function createMisbehaviour(sleep: (ms: number) => Promise<void>) {
  let flags = WELL
  const take = (name: 'swapped' | 'lookalikes', steamId: string): boolean => {
    const isWanted = flags[name].has(steamId)
    if (isWanted) flags = { ...flags, [name]: new Set([...flags[name]].filter((id) => id !== steamId)) }
    return isWanted
  }
  return {
    state: () => ({
      rate_limited: { times: flags.rateLimit.times, retry_after: flags.rateLimit.retryAfter },
      slow: { ms: flags.slowMs },
      half: flags.half,
      stale: flags.stale,
      timeout_after_success: flags.lostSends,
      swapped_asset: [...flags.swapped],
      lookalike: [...flags.lookalikes],
    }),
    set: (change: Partial<Flags>) => void (flags = { ...flags, ...change }),
    mark: (name: 'swapped' | 'lookalikes', steamId: string) =>
      void (flags = { ...flags, [name]: new Set([...flags[name], steamId]) }),
    reset: () => void (flags = WELL),
    /** How the current inventory answer breaks off; null if it does not. */
    takeHalf: (): HalfWay | null => {
      const { times, how } = flags.half
      if (times === 0) return null
      flags = { ...flags, half: { times: times - 1, how } }
      return how
    },
    staleSeconds: () => flags.stale.seconds,
    /** Whether the current list of offers is returned empty. */
    takeEmptyList: (): boolean => {
      const { seconds, empty } = flags.stale
      if (empty > 0) flags = { ...flags, stale: { seconds, empty: empty - 1 } }
      return empty > 0
    },
    takeSwap: (steamId: string) => take('swapped', steamId),
    takeLookalike: (steamId: string) => take('lookalikes', steamId),
    /** Called after a send has taken effect: whether to report it as failed. */
    loseAnswer: async (): Promise<boolean> => {
      const { times, ms } = flags.lostSends
      if (times === 0) return false
      flags = { ...flags, lostSends: { times: times - 1, ms } }
      if (ms > 0) await sleep(ms)
      return true
    },
    /** Applied to machine-facing calls only, not to pages. */
    middleware: createMiddleware(async (context, next) => {
      if (flags.slowMs > 0) await sleep(flags.slowMs)
      const { times, retryAfter } = flags.rateLimit
      if (times > 0) {
        flags = { ...flags, rateLimit: { times: times - 1, retryAfter } }
        if (retryAfter !== null) context.header('retry-after', String(retryAfter))
        return context.json(null, 429)
      }
      await next()
    }),
  }
}
