import type { Call, CallInput } from '#contract/call.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'

export const wrongInput = () => new UpstreamError({ kind: 'http', status: 400 })

/**
 * Validator of a server function for one call: input that does not match the call's schema is refused as a bad request
 * (S8.1), without exposing schema details to the browser.
 */
export function inputOf<C extends Call>(call: C) {
  return (input: CallInput<C>): CallInput<C> => {
    const parsed = call.request.safeParse(input)
    if (parsed.success) return parsed.data as CallInput<C>
    throw wrongInput()
  }
}
