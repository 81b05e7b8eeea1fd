import { createMiddleware } from 'hono/factory'

interface RateLimit {
  /** Calls still to be refused. */
  times: number
  /** Seconds named in `Retry-After`; null sends none. */
  retryAfter: number | null
}

/**
 * How an inventory answer breaks off: `paging` says there is more but not where, `truncated` is JSON cut short, `short`
 * lists fewer items than it counts.
 */
export const HALF_WAYS = ['paging', 'truncated', 'short'] as const
export type HalfWay = (typeof HALF_WAYS)[number]

interface Flags {
  rateLimit: RateLimit
  slowMs: number
  half: { times: number; how: HalfWay }
  /** Offers and trades are shown as they were so many seconds ago; the next lists of offers are empty. */
  stale: { seconds: number; empty: number }
  /** The next sends take effect and are answered late, as failed. */
  lostSends: { times: number; ms: number }
  /** Accounts whose next offer carries another item, or gives way to a lookalike. */
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

/** What the service was told to do wrong. Kept in memory: a restart is well again. */
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
    /** How the inventory answer at hand breaks off; null when it does not. */
    takeHalf: (): HalfWay | null => {
      const { times, how } = flags.half
      if (times === 0) return null
      flags = { ...flags, half: { times: times - 1, how } }
      return how
    },
    staleSeconds: () => flags.stale.seconds,
    /** Whether the list of offers at hand is empty whatever there is. */
    takeEmptyList: (): boolean => {
      const { seconds, empty } = flags.stale
      if (empty > 0) flags = { ...flags, stale: { seconds, empty: empty - 1 } }
      return empty > 0
    },
    takeSwap: (steamId: string) => take('swapped', steamId),
    takeLookalike: (steamId: string) => take('lookalikes', steamId),
    /** After the send at hand has taken effect: whether its sender is to hear that it failed. */
    loseAnswer: async (): Promise<boolean> => {
      const { times, ms } = flags.lostSends
      if (times === 0) return false
      flags = { ...flags, lostSends: { times: times - 1, ms } }
      if (ms > 0) await sleep(ms)
      return true
    },
    /** Goes before the calls machines make; the pages people see are spared. */
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
