import type { Call, CallData, CallInput } from '#contract/call.ts'
import { type CallResult, isUnanswered } from '#lib/calls/call-result.ts'
import { inTime, retry, type Sleep } from '#lib/retry.ts'
import { readAnswer } from './answer.ts'
import { delayOf } from './delays.ts'
import { encodeBody, encodeQuery } from './encode.ts'
import { inProcessOrigin } from './site-host.ts'

/** The client's dependencies; tests inject their own clock and randomness. */
export interface UpstreamParts {
  fetch: (request: Request) => Promise<Response>
  sleep: Sleep
  /** Monotonic time in ms. */
  now: () => number
  /** At least 0, below 1. */
  random: () => number
  newId: () => string
  /** Logs the real error of a call whose caller sees only its id. */
  logError: (id: string, call: string, error: unknown) => void
}

export interface CallOptions {
  /** Headers of the user on whose behalf the call is made. */
  headers: Record<string, string>
  /**
   * Same key and same body: one effect. Generated here if the caller has none, so that retries still have a single
   * effect.
   */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

/** S9.1 Timeout of one attempt, in ms. */
export const timeoutMs = 10_000
/** Budget for all attempts and pauses of one call, in ms. */
export const budgetMs = 15_000
const retryPolicy = { attempts: 3, pauseMs: 300, jitter: 1 }

/** S7.2 to S7.4 Creates the function that sends contract calls. It never throws: failures are values. */
export function createUpstream(parts: UpstreamParts) {
  return async function send<C extends Call>(
    call: C,
    input: CallInput<C>,
    options: CallOptions,
  ): Promise<CallResult<CallData<C>>> {
    try {
      const delay = delayOf(call, input)
      if (delay > 0) await parts.sleep(delay, options.signal)
      return await attempt(parts, call, input, options)
    } catch (error) {
      // The visitor has left: nobody reads the answer, and nothing is wrong.
      if (options.signal?.aborted) return noAnswer(502)
      const id = parts.newId()
      parts.logError(id, call.name, error)
      return { ok: false, error: { kind: 'unknown', id } }
    }
  }
}

async function attempt<C extends Call>(
  parts: UpstreamParts,
  call: C,
  input: CallInput<C>,
  { headers, idempotencyKey, signal }: CallOptions,
): Promise<CallResult<CallData<C>>> {
  const start = parts.now()
  const left = () => budgetMs - (parts.now() - start)
  // A key makes a write safe to retry; without one, a lost answer could mean a second effect.
  const key = call.idempotent ? (idempotencyKey ?? parts.newId()) : undefined
  const mayRepeat = (result: CallResult<unknown>) =>
    (call.safe || call.idempotent) && !result.ok && isUnanswered(result.error) && !signal?.aborted
  return retry(
    retryPolicy,
    { ...parts, sleep: (ms) => parts.sleep(ms, signal) },
    () => once(parts, call, buildRequest(call, input, headers, key), Math.min(timeoutMs, left()), signal),
    (result) => (mayRepeat(result) ? { mostMs: left() } : null),
  )
}

const noAnswer = (status: 502 | 504) => ({ ok: false, error: { kind: 'http', status } }) as const

const once = <C extends Call>(
  parts: UpstreamParts,
  call: C,
  request: Request,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<CallResult<CallData<C>>> =>
  inTime<CallResult<CallData<C>>>(
    ms,
    (timeUp) =>
      whole(parts.fetch(new Request(request, { signal: signal ? AbortSignal.any([timeUp, signal]) : timeUp }))).then(
        ([response, text]) => readAnswer(call, response, text),
        () => noAnswer(502),
      ),
    () => noAnswer(504),
    parts.sleep,
  )

/**
 * Reading the body is part of the attempt: a server that stalls midway must not block the page, and an answer that
 * breaks off is none.
 */
async function whole(answer: Promise<Response>): Promise<[Response, string]> {
  const response = await answer
  return [response, await response.text()]
}

function buildRequest(call: Call, input: unknown, headers: Record<string, string>, key: string | undefined): Request {
  const all = new Headers(headers)
  if (key) all.set('idempotency-key', key)
  if (call.method === 'GET') {
    const query = encodeQuery(input as Record<string, unknown>).toString()
    return new Request(inProcessOrigin + call.path + (query && `?${query}`), { headers: all })
  }
  const { body, type } = encodeBody(input)
  if (type) all.set('content-type', type)
  return new Request(inProcessOrigin + call.path, { method: call.method, headers: all, body })
}
