import { useCallback, useEffect, useRef } from 'react'
import type { PayFailure } from './create-then-pay.ts'
import { tellWhoLeft, type LeftEnd, type LeftTexts } from './tell-who-left.ts'

/**
 * What to tell who leaves after this failure; null if its dialog has said all there is. `before` is the same for the
 * attempt before it, which one that was not sent leaves open.
 */
export function leftAfter(failure: PayFailure<unknown> | null, before: LeftEnd | null = null): LeftEnd | null {
  // What is created waits to be paid: the dialog has only said that it could not send any more.
  if (failure?.end === 'unsent') return before ?? (failure.created === null ? null : 'unpaid')
  if (failure?.end !== 'undecided') return null
  // The payment is only sent for what is known to be created.
  return failure.created === null ? 'unpaid' : 'unknown'
}

/**
 * Tells whoever closes a dialog after an attempt without an answer where to look for the outcome, as if the dialog had
 * been closed while waiting. `readAgain` then refetches what the attempt may have changed. Returns a function that
 * notes how the last attempt failed, or null when there is a new one.
 */
export function useTellUndecided(texts: LeftTexts, readAgain: () => void) {
  const left = useRef<LeftEnd | null>(null)
  const before = useRef<LeftEnd | null>(null)
  const tell = useRef(() => {})
  useEffect(() => {
    tell.current = () => {
      if (left.current === null) return
      tellWhoLeft(left.current, texts)
      left.current = null
      readAgain()
    }
  })
  useEffect(() => () => tell.current(), [])
  return useCallback((failure: PayFailure<unknown> | null) => {
    left.current = leftAfter(failure, before.current)
    if (failure) before.current = left.current
  }, [])
}
