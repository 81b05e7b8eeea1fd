import { type Call, type CallInput, keyPattern } from '#contract/call.ts'
import { inputOf, wrongInput } from './input-of.ts'

/**
 * Input of an idempotent call: the browser creates the key when the user starts an action, and keeps it for retries.
 */
export interface KeyedInput<C extends Call> {
  key: string
  body: CallInput<C>
}

/** Validator of a server function that makes one idempotent call. */
export function keyedInputOf<C extends Call>(call: C) {
  const read = inputOf(call)
  return (input: KeyedInput<C>): KeyedInput<C> => {
    if (typeof input?.key !== 'string' || !keyPattern.test(input.key)) throw wrongInput()
    return { key: input.key, body: read(input.body) }
  }
}
