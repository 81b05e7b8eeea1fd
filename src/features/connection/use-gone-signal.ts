import { useCallback, useEffect, useRef } from 'react'

/** Returns a getter for a signal that is aborted on unmount, for example of a closed dialog's content: work started
 * there stops and has no further effect. */
export function useGoneSignal(): () => AbortSignal {
  const gone = useRef(new AbortController())
  useEffect(() => {
    // Effects may run twice.
    if (gone.current.signal.aborted) gone.current = new AbortController()
    return () => gone.current.abort()
  }, [])
  return useCallback(() => gone.current.signal, [])
}
