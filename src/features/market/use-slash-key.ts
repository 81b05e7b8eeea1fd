import { useEffect, type RefObject } from 'react'

const typing = 'input, textarea, select, [contenteditable], [role=dialog]'

/** `/` goes to the search from anywhere, but for where it is being typed. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typing)
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}
