import type { Call, CallInput } from '#contract/call.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'

export const wrongInput = () => new UpstreamError({ kind: 'http', status: 400 })

/** The validator of a server function that makes one call: what does not fit the call's schema is refused as a wrong request
 * (S8.1) without naming the schema's insides to the browser. */
export function inputOf<C extends Call>(call: C) {
  return (input: CallInput<C>): CallInput<C> => {
    const parsed = call.request.safeParse(input)
    if (parsed.success) return parsed.data as CallInput<C>
    throw wrongInput()
  }
}
