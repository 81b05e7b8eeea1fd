import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The element that had focus when an overlay opened. Read in a layout effect, before the user can click inside the
 * overlay. */
export function useOpener(isOpen: boolean): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isOpen) opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  }, [isOpen])
  return opener
}
