import { inTime, retry, sleep as realSleep, type Sleep } from '#lib/retry.ts'
import { type OutageReason, ServiceUnavailable } from '../ports/service-unavailable.ts'

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

export interface HttpClientOptions {
  service: string
  fetch?: Fetch
  /** Per attempt, headers and body together. */
  timeoutMs?: number
  attempts?: number
  /** The longest pause before a retry; if the service asks for more, the error goes to the caller instead. */
  maxWaitMs?: number
  /** Sleeps between attempts, and runs the time-out of each. */
  sleep?: Sleep
  timer?: Sleep
  random?: () => number
  now?: () => Date
}

export interface HttpRequest {
  /** Names the call in errors; the URL itself may contain a key. */
  operation: string
  url: string
  init?: RequestInit
  /** Safe to retry: true for reads, and for writes that the service deduplicates by id. */
  isSafe: boolean
  /** No attempt starts after this. */
  notAfter?: Date
}

/** An answer, or the outage and how soon the service allows a retry. */
type Outcome = { answer: HttpAnswer } | { outage: ServiceUnavailable; leastMs?: number }

export interface HttpAnswer {
  status: number
  headers: Headers
  text: string
}

const pauses = { pauseMs: 250, jitter: 0.5 }

/** The service's clock at its answer, which its timestamps are compared with; `now` if it does not send a date. */
export function answeredAt(headers: Headers, now: Date): Date {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? now : new Date(date)
}

/** Seconds of a `Retry-After` given as seconds or as a date; null if absent or malformed. */
function retryAfterOf(headers: Headers, now: Date): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - answeredAt(headers, now).getTime()) / 1000))
}

/**
 * Creates a fetch with a time-out and bounded, jittered retries of safe calls on 429, 5xx and network faults. Any other
 * status is an answer and is returned.
 *
 * @throws ServiceUnavailable once the attempts are used up
 */
export function createHttpClient(options: HttpClientOptions): (request: HttpRequest) => Promise<HttpAnswer> {
  const {
    service,
    fetch = globalThis.fetch,
    timeoutMs = 10_000,
    attempts = 3,
    maxWaitMs = 5_000,
    sleep = realSleep,
    timer = realSleep,
    random = Math.random,
    now = () => new Date(),
  } = options

  async function attempt({ operation, url, init, notAfter }: HttpRequest): Promise<Outcome> {
    const failed = (reason: OutageReason) => ({ outage: new ServiceUnavailable(service, operation, reason) })
    if (notAfter && now() >= notAfter) return failed('timeout')
    return inTime<Outcome>(
      timeoutMs,
      async (signal) => {
        try {
          const response = await fetch(url, { redirect: 'manual', ...init, signal })
          const answer = { status: response.status, headers: response.headers, text: await response.text() }
          return outageOf(answer, operation) ?? { answer }
        } catch {
          // The cause is dropped on purpose: a fetch error can quote the whole URL, key included.
          return failed('network')
        }
      },
      () => failed('timeout'),
      timer,
    )
  }

  function outageOf({ status, headers }: HttpAnswer, operation: string): Outcome | null {
    if (status !== 429 && status < 500) return null
    const reason = status === 429 ? 'rate_limited' : 'server_error'
    const outage = new ServiceUnavailable(service, operation, reason, retryAfterOf(headers, now()) ?? undefined)
    return { outage, ...(headers.has('retry-after') && { leastMs: outage.retryAfter * 1000 }) }
  }

  return async function request(call) {
    const outcome = await retry(
      { attempts, ...pauses },
      { sleep, random },
      () => attempt(call),
      (failed) => (call.isSafe && 'outage' in failed ? { leastMs: failed.leastMs, mostMs: maxWaitMs } : null),
    )
    if ('outage' in outcome) throw outcome.outage
    return outcome.answer
  }
}
