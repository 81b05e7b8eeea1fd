import { ServiceUnavailable } from '../ports/service-unavailable.ts'

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

export interface HttpClientOptions {
  service: string
  fetch?: Fetch
  /** Of one attempt, headers and body together. */
  timeoutMs?: number
  attempts?: number
  /** Waits longer than this are left to the caller's next try. */
  maxWaitMs?: number
  sleep?: (ms: number) => Promise<void>
  random?: () => number
  now?: () => Date
  timeoutSignal?: (ms: number) => AbortSignal
}

export interface HttpRequest {
  /** Names the call in errors; the address itself may hold a key. */
  operation: string
  url: string
  init?: RequestInit
  /** True for reads, and for writes the service knows apart by an id. */
  isSafe: boolean
  /** From then on no attempt begins. */
  notAfter?: Date
}

export interface HttpAnswer {
  status: number
  headers: Headers
  text: string
}

const BACKOFF_MS = 250

/** The service's own time at its answer: what it dates is judged by this one. `now` where it does not say. */
export function answeredAt(headers: Headers, now: Date): Date {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? now : new Date(date)
}

/** `Retry-After` in seconds, given as seconds or as a date; null when absent or not understood. */
function retryAfterOf(headers: Headers, now: Date): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - answeredAt(headers, now).getTime()) / 1000))
}

/**
 * Fetch with a time-out and bounded, jittered retries of safe calls on 429, 5xx and network faults. Every other status is
 * an answer and comes back as such. Throws `ServiceUnavailable` when the attempts are used up.
 */
export function createHttpClient(options: HttpClientOptions): (request: HttpRequest) => Promise<HttpAnswer> {
  const {
    service,
    fetch = globalThis.fetch,
    timeoutMs = 10_000,
    attempts = 3,
    maxWaitMs = 5_000,
    sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random = Math.random,
    now = () => new Date(),
    timeoutSignal = (ms) => AbortSignal.timeout(ms),
  } = options

  async function attempt(request: HttpRequest): Promise<HttpAnswer> {
    if (request.notAfter && now() >= request.notAfter)
      throw new ServiceUnavailable(service, request.operation, 'timeout')
    const signal = timeoutSignal(timeoutMs)
    // An in-process fetch may not watch its signal, so the race keeps the promise of a time-out.
    const aborted = new Promise<never>((_, reject) => {
      const fail = () => reject(new ServiceUnavailable(service, request.operation, 'timeout'))
      if (signal.aborted) fail()
      else signal.addEventListener('abort', fail, { once: true })
    })
    const exchanged = async () => {
      const response = await fetch(request.url, { redirect: 'manual', ...request.init, signal })
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
    try {
      return await Promise.race([exchanged(), aborted])
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw error
      // The cause is dropped on purpose: a fetch error can quote the whole address, key included.
      throw new ServiceUnavailable(service, request.operation, signal.aborted ? 'timeout' : 'network')
    }
  }

  function outageOf(answer: HttpAnswer, operation: string): ServiceUnavailable | null {
    if (answer.status !== 429 && answer.status < 500) return null
    const reason = answer.status === 429 ? 'rate_limited' : 'server_error'
    return new ServiceUnavailable(service, operation, reason, retryAfterOf(answer.headers, now()) ?? undefined)
  }

  return async function request(call) {
    for (let tried = 1; ; tried++) {
      let outage: ServiceUnavailable
      let waitMs = BACKOFF_MS * 2 ** (tried - 1) * (0.5 + random() / 2)
      try {
        const answer = await attempt(call)
        const refusal = outageOf(answer, call.operation)
        if (refusal === null) return answer
        outage = refusal
        if (answer.headers.has('retry-after')) waitMs = Math.max(waitMs, refusal.retryAfter * 1000)
      } catch (error) {
        if (!(error instanceof ServiceUnavailable)) throw error
        outage = error
      }
      if (!call.isSafe || tried >= attempts || waitMs > maxWaitMs) throw outage
      await sleep(waitMs)
    }
  }
}
