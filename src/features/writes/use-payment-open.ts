import { useState } from 'react'
import { isPaymentOpen, type PayFailure } from './create-then-pay.ts'

/**
 * Whether the payment of a dialog has an unknown outcome, which is on from an attempt without an answer until one with
 * an answer. The money may be gone from the balance then, so the repeat must not depend on it.
 *
 * @param failure of the last attempt; null while there is another.
 */
export function usePaymentOpen(failure: PayFailure<unknown> | null): boolean {
  const [last, setLast] = useState(failure)
  const [isOpen, setOpen] = useState(() => failure !== null && isPaymentOpen(failure))
  if (failure !== last) {
    setLast(failure)
    if (failure) setOpen(isPaymentOpen(failure, isOpen))
  }
  return isOpen
}
