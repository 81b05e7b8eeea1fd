import { useEffect, useRef } from 'react'
import { isTyping } from '#lib/browser/is-typing.ts'

/**
 * Ctrl+Enter or Cmd+Enter jumps from anywhere on the page to the last control of an element, instead of tabbing past
 * hundreds of rows. Dialogs keep the shortcut to themselves, and on a link the browser opens another tab.
 */
export function useFocusKey<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (isTyping(event.target) || isLink(event.target)) return
      const controls = part.current?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? []
      const last = [...controls].at(-1)
      if (!last) return
      event.preventDefault()
      last.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return part
}

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a[href]') !== null
