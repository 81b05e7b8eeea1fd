import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a button that something else takes the place of, such as the field it opens: it gets the focus when it is back and
 * the focus went with the other.
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
