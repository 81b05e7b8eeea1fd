import { useEffect, useState } from 'react'

/**
 * Ctrl K, or ⌘ K, opens and closes the palette; while another dialog is open it does nothing. What is typed before the
 * palette has the focus is kept for it: on first use its code is still loading.
 */
export function usePaletteKey() {
  const [{ isOpen, typed }, setState] = useState({ isOpen: false, typed: '' })
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!hasCommandKey(event) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (event.repeat) return
      setState((was) => {
        if (was.isOpen || document.querySelector('[role=dialog], [role=alertdialog]')) return { ...was, isOpen: false }
        return { isOpen: true, typed: '' }
      })
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const stop = () => document.removeEventListener('keydown', keep, true)
    const keep = (event: KeyboardEvent) => {
      if ((event.target as Element).closest('[role=dialog]')) return stop()
      if (event.key.length > 1 || hasCommandKey(event) || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      setState((was) => ({ ...was, typed: was.typed + event.key }))
    }
    document.addEventListener('keydown', keep, true)
    return stop
  }, [isOpen])
  return { isOpen, typed, close: () => setState((was) => ({ ...was, isOpen: false })) }
}

const hasCommandKey = (event: KeyboardEvent) => event.ctrlKey || event.metaKey
