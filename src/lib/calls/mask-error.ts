import type { CallError } from './call-result.ts'
import { UpstreamError } from './call-result.ts'

const masked = new WeakMap<Error, CallError>()

/**
 * What users may know of an error: everything about a failed call, but only a logged id for anything else. An error
 * keeps its id, so that the server-rendered page and the hydrated one show the same.
 */
export function callErrorOf(error: unknown): CallError {
  if (error instanceof UpstreamError) return error.error
  const known = error instanceof Error ? masked.get(error) : undefined
  if (known) return known
  const callError: CallError = { kind: 'unknown', id: newId() }
  if (error instanceof Error) masked.set(error, callError)
  console.error(`[site] masked error id ${callError.id}:`, error)
  return callError
}

/** Browsers lack `randomUUID` on plain-http pages. */
function newId() {
  return crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)
}
