import { useEffect, useRef, type RefObject } from 'react'

/**
 * Restores focus to a button that was temporarily replaced, for example by the field it opens, if the focus was lost
 * with the replacement.
 */
export function useFocusBack(isAway: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(isAway)
  useEffect(() => {
    if (wasAway.current && !isAway && document.activeElement === document.body) opener.current?.focus()
    wasAway.current = isAway
  }, [isAway])
  return opener
}
