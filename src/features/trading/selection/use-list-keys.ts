import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isTyping } from '#lib/browser/is-typing.ts'

interface Handlers {
  onSelect: (id: string, isExtending: boolean) => void
  /** Selects everything that matches, loaded or not. */
  onSelectAll: () => void
  onClear: () => void
}

const rowKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The index of the row a key moves to; undefined for none. */
export function nextRow(key: string, from: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 }
  const to = steps[key]
  return to === undefined || to === from || to < 0 || to >= count ? undefined : to
}

/**
 * Keyboard support for a list with selectable rows. Arrows, Home and End move between the checkboxes and, with shift,
 * extend the selection; Space toggles the checkbox. Ctrl+A or Cmd+A selects everything that matches and Escape clears
 * the selection, wherever the focus is on the page. Rows are found by `data-row`, which holds their id.
 */
export function useListKeys<List extends HTMLElement>(handlers: Handlers) {
  const list = useRef<List>(null)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return
      if (event.key === 'Escape') latest.current.onClear()
      if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      latest.current.onSelectAll()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  const onKeyDown = (event: ReactKeyboardEvent) => {
    // Return early: finding a row among thousands takes as long as rendering any other key's effect.
    if (!rowKeys.has(event.key)) return
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const from = rows.findIndex((row) => row.contains(event.target as Node))
    const to = from < 0 ? undefined : nextRow(event.key, from, rows.length)
    const row = to === undefined ? undefined : rows[to]
    if (!row) return
    event.preventDefault()
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
    if (event.shiftKey) handlers.onSelect(row.dataset.row!, true)
  }
  return { ref: list, onKeyDown }
}
