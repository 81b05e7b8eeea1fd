import { useCallback, useEffect, useRef } from 'react'

/** Gives out a signal that is aborted once the component is gone, such as the inside of a dialog that was closed: what was begun
 * there goes no further then, and leads nowhere. */
export function useGoneSignal(): () => AbortSignal {
  const gone = useRef(new AbortController())
  useEffect(() => {
    // An effect may run twice.
    if (gone.current.signal.aborted) gone.current = new AbortController()
    return () => gone.current.abort()
  }, [])
  return useCallback(() => gone.current.signal, [])
}
