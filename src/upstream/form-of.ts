import type { Call, CallInput } from '#contract/call.ts'
import { wrongInput } from './input-of.ts'

/**
 * Validator of a server function that forwards a form: S7.2 passed on unchanged once its fields match the call's
 * schema.
 */
export function formOf<C extends Call>(call: C) {
  return (form: FormData): CallInput<C> => {
    if (form instanceof FormData && call.request.safeParse(Object.fromEntries(form)).success) {
      return form as unknown as CallInput<C>
    }
    throw wrongInput()
  }
}
