import { createSerializationAdapter } from '@tanstack/react-router'
import type { CallError } from '#lib/calls/call-result.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'

/**
 * How errors leave the server, both from server functions and in the state of a rendered page: never with a message
 * that could reveal queries, paths or people.
 */
export const errorAdapter = createSerializationAdapter({
  key: 'amber-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error): CallError => callErrorOf(error),
  fromSerializable: (error): Error => new UpstreamError(error),
})
