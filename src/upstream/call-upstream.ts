import type { Call, CallData, CallInput } from '#contract/call.ts'
import { isSessionOver } from '#contract/codes.ts'
import type { CallResult } from '#lib/calls/call-result.ts'
import { sleep } from '#lib/retry.ts'
import { createUpstream } from './client.ts'
import { noteError } from './page-failure.ts'
import { clearSession, dropOddSession } from './session.ts'
import { createSharedAnswers } from './shared-answers.ts'
import { siteHost } from './site-host.ts'
import { visitorHeaders } from './visitor.ts'

const send = createUpstream({
  fetch: (request) => siteHost().fetch(request),
  sleep,
  now: () => performance.now(),
  random: Math.random,
  newId: () => crypto.randomUUID(),
  logError: (id, call, error) => console.error(`[upstream] ${call} failed, error id ${id}:`, error),
})

const share = createSharedAnswers(() => performance.now())

/**
 * Sends a contract call on behalf of the visitor whose request is being served. For server functions only. Never
 * throws: refusals and failures are values that reach the browser unchanged. A session that the exchange no longer
 * knows is dropped here (S4.20), as is a cookie that holds none.
 */
export async function callUpstream<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: { idempotencyKey?: string | undefined; headers?: Record<string, string> } = {},
): Promise<CallResult<CallData<C>>> {
  dropOddSession()
  const headers: Record<string, string> = { ...visitorHeaders(), ...options.headers }
  const result = await share(call, input, headers['accept-language'], () => send(call, input, { ...options, headers }))
  if (!result.ok) {
    noteError(result.error)
    // A late answer to nobody must not end a session that has begun since.
    if (headers.authorization && result.error.kind === 'business' && isSessionOver(result.error.code)) clearSession()
  }
  return result
}
