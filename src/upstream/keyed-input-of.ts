import type { Call, CallInput } from '#contract/call.ts'
import { inputOf, wrongInput } from './input-of.ts'

/** A call that is made once per key: the key is made in the browser when the person sets out, and kept for repeats. */
export interface KeyedInput<C extends Call> {
  key: string
  body: CallInput<C>
}

/** The validator of a server function that makes one idempotent call. */
export function keyedInputOf<C extends Call>(call: C) {
  const read = inputOf(call)
  return (input: KeyedInput<C>): KeyedInput<C> => {
    if (typeof input?.key !== 'string') throw wrongInput()
    return { key: input.key, body: read(input.body) }
  }
}
