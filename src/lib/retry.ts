/** Resolves after the given ms; rejects if the signal aborts first. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

export const sleep: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })

/** Made once: every answered call ends with it, and a stack trace costs more than the rest of that. */
const ended = new DOMException('the work has ended or is late', 'AbortError')

/**
 * Resolves to the work's result, or to `late` on timeout. The work's signal then aborts; work that ignores it (a fetch
 * within this process, a stalled body) is no longer awaited.
 */
export async function inTime<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  late: () => Result,
  timer: Sleep = sleep,
): Promise<Result> {
  const over = new AbortController()
  const result = work(over.signal)
  // After a timeout, a late rejection is ignored.
  result.catch(() => {})
  try {
    return await Promise.race([result, timer(ms, over.signal).then(late, late)])
  } finally {
    over.abort(ended)
  }
}

export interface RetryPolicy {
  attempts: number
  /** Milliseconds before the second attempt; doubles with every further one. */
  pauseMs: number
  /** The random part of a pause, 0 to 1, to spread out retries. */
  jitter: number
}

/** How a failed attempt constrains the retry. */
export interface Repeatable {
  /** Minimum pause before it in ms, overriding a shorter one of the policy. */
  leastMs?: number
  /** Give up rather than wait longer than this. */
  mostMs: number
}

/** Retries until an attempt succeeds, is not repeatable, or was the policy's last; resolves to its result. */
export async function retry<Result>(
  { attempts, pauseMs, jitter }: RetryPolicy,
  parts: { sleep: Sleep; random: () => number },
  attempt: () => Promise<Result>,
  repeatable: (result: Result) => Repeatable | null,
): Promise<Result> {
  for (let count = 1; ; count++) {
    const result = await attempt()
    const next = count < attempts ? repeatable(result) : null
    if (!next) return result
    const pause = pauseMs * 2 ** (count - 1) * (1 - jitter + jitter * parts.random())
    const wait = Math.max(pause, next.leastMs ?? 0)
    if (wait > next.mostMs) return result
    await parts.sleep(wait)
  }
}
