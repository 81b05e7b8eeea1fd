import type { Context } from 'hono'

/** Something is sent at least this often, so that nobody takes the stream for dead. */
export const heartbeatMs = 15_000
/** The client's reconnection delay. */
export const retryMs = 3_000
/** The first bytes of a stream: they confirm that it is open, and set the client's reconnection delay. */
export const firstBytes = `retry: ${retryMs}\n\n`
export const heartbeat = ': still here\n\n'

/** Places for open streams: so many for each holder, and so many in all. */
export class StreamPlaces {
  readonly #mostEach: number
  readonly #mostInAll: number
  readonly #taken = new Map<string, number>()
  #inAll = 0

  constructor(most: { each: number; inAll: number }) {
    this.#mostEach = most.each
    this.#mostInAll = most.inAll
  }

  /** Takes a place and returns how to give it back; null if there is none. */
  take(holder: string): (() => void) | null {
    const taken = this.#taken.get(holder) ?? 0
    if (taken >= this.#mostEach || this.#inAll >= this.#mostInAll) return null
    this.#taken.set(holder, taken + 1)
    this.#inAll++
    return () => {
      this.#inAll--
      const left = this.#taken.get(holder)! - 1
      if (left > 0) this.#taken.set(holder, left)
      else this.#taken.delete(holder)
    }
  }
}

/** A failure before a stream starts: an HTTP status with a problem document. */
export function streamProblem(c: Context, status: 400 | 429 | 503, title: string): Response {
  return c.body(JSON.stringify({ title, status }), status, {
    'content-type': 'application/problem+json',
    ...(status !== 400 && { 'retry-after': String(retryMs / 1000) }),
  })
}
