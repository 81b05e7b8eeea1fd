import { useEffect, type RefObject } from 'react'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import { isTyping } from '#lib/browser/is-typing.ts'

/** Focuses the search on `/`, except while typing. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target) || hasModifier(event)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}
