import type { CallError } from './call-result.ts'
import { UpstreamError } from './call-result.ts'

const masked = new WeakMap<Error, CallError>()

/** What people may know of an error: all of one that says what went wrong with a call, of any other an id that the log has too.
 * An error keeps its id, so that the page rendered from it and the browser that takes the page over say the same. */
export function callErrorOf(error: unknown): CallError {
  if (error instanceof UpstreamError) return error.error
  const known = error instanceof Error ? masked.get(error) : undefined
  if (known) return known
  const callError: CallError = { kind: 'unknown', id: newId() }
  if (error instanceof Error) masked.set(error, callError)
  console.error(`[site] masked error id ${callError.id}:`, error)
  return callError
}

/** Browsers have no `randomUUID` on a page that came by plain http. */
function newId() {
  return crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)
}
