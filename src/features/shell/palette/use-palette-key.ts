import { useEffect, useState } from 'react'

/** Ctrl K, or ⌘ K, opens and closes the palette; while another dialog is open it does nothing. */
export function usePaletteKey() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const isKey =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isKey) return
      event.preventDefault()
      if (!event.repeat) setIsOpen((was) => !was && !document.querySelector('[role=dialog], [role=alertdialog]'))
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  return { isOpen, close: () => setIsOpen(false) }
}
