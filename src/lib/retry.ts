/** Resolves after so many milliseconds; rejects when the signal aborts first. */
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

/**
 * What the work comes to, or `late` once the time is up. The work's signal aborts then; whoever does not watch it (a fetch
 * within this process, a body that stalls) is no longer waited for.
 */
export async function inTime<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  late: () => Result,
  timer: Sleep = sleep,
): Promise<Result> {
  const over = new AbortController()
  const result = work(over.signal)
  // When the time is up first, what still arrives is nobody's.
  result.catch(() => {})
  try {
    return await Promise.race([result, timer(ms, over.signal).then(late, late)])
  } finally {
    over.abort()
  }
}

export interface RetryPolicy {
  attempts: number
  /** Milliseconds before the second attempt; each pause is twice as long as the one before. */
  pauseMs: number
  /** The part of a pause that is left to chance, 0 to 1, so that not all come back at once. */
  jitter: number
}

/** What a failed attempt says about the next one. */
export interface Repeatable {
  /** The pause before it, in milliseconds, however short the policy's own would be. */
  leastMs?: number
  /** A longer pause is not worth waiting for. */
  mostMs: number
}

/** Makes attempts until one has not failed, can't be repeated, or was the last of its policy: the answer is that one's. */
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
