import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isTyping } from '#lib/browser/is-typing.ts'

interface Handlers {
  onSelect: (id: string, isExtending: boolean) => void
  /** Everything that matches, also what is not loaded yet. */
  onSelectAll: () => void
  onClear: () => void
}

/** The row that a key leads to from another one; undefined when it leads nowhere. */
export function nextRow(key: string, from: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 }
  const to = steps[key]
  return to === undefined || to === from || to < 0 || to >= count ? undefined : to
}

/**
 * The keyboard in a list whose rows can be selected: arrows, Home and End move between the rows' checkboxes, with shift they
 * select on the way; Space is the checkbox's own. Ctrl or Cmd with A takes everything that matches and Escape lets it go,
 * wherever the focus is on the page. Rows are found by `data-row`, which names their id.
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
