import { createSerializationAdapter } from '@tanstack/react-router'
import type { CallError } from '#lib/call-result.ts'
import { UpstreamError } from '#lib/call-result.ts'

/** How errors leave the server, in server functions and in the state of a rendered page alike: one that says what went wrong
 * with a call crosses whole; any other becomes an id, because its message may tell of queries, paths or people. */
export const errorAdapter = createSerializationAdapter({
  key: 'amber-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error): CallError => (error instanceof UpstreamError ? error.error : mask(error)),
  fromSerializable: (error): Error => new UpstreamError(error),
})

function mask(error: Error): CallError {
  const id = crypto.randomUUID()
  console.error(`[site] masked error id ${id}:`, error)
  return { kind: 'unknown', id }
}
