import { useCallback, useEffect, useRef } from 'react'

/** Returns whether a value is still the latest one, for what goes on after a wait. None is after unmounting. */
export function useIsStill<Value extends object | null>(value: Value): (before: Value) => boolean {
  const latest = useRef<Value | null>(value)
  useEffect(() => {
    latest.current = value
    return () => {
      latest.current = null
    }
  }, [value])
  return useCallback((before) => latest.current === before, [])
}
