import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What had the focus when something was opened over it: asked as soon as that is on the page, before anybody can click in it. */
export function useOpener(isOpen: boolean): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isOpen) opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  }, [isOpen])
  return opener
}
