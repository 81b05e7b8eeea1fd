import type { Call, CallInput } from '#contract/call.ts'
import { wrongInput } from './input-of.ts'

/** The validator of a server function that passes a form on: S7.2 it goes as it is, once its fields fit the call's schema. */
export function formOf<C extends Call>(call: C) {
  return (form: FormData): CallInput<C> => {
    if (form instanceof FormData && call.request.safeParse(Object.fromEntries(form)).success) {
      return form as unknown as CallInput<C>
    }
    throw wrongInput()
  }
}
