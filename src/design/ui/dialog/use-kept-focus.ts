import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * For a list that loses entries, or entries that lose their button, by what is done in it: the focus goes to what stands in
 * that place then, and not to nowhere. `fallbackId` is where it goes when nothing does.
 */
export function useKeptFocus<List extends HTMLElement>(fallbackId: string) {
  const list = useRef<List>(null)
  const last = useRef<{ element: Element; index: number }>(undefined)
  const onFocus = ({ target }: FocusEvent) => {
    const index = [...(list.current?.children ?? [])].findIndex((entry) => entry.contains(target))
    last.current = { element: target, index }
  }
  // After each drawing: which of them takes the element away is not known.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    const { index } = last.current
    last.current = undefined
    if (document.activeElement !== document.body) return
    const entries = [...(list.current?.children ?? [])].filter((entry) => entry.checkVisibility())
    const entry = entries[Math.min(index, entries.length - 1)]
    const stop = entry?.querySelector<HTMLElement>('button') ?? entry?.querySelector<HTMLElement>('a')
    const place = stop ?? document.getElementById(fallbackId)
    place?.focus()
  })
  return { ref: list, onFocus }
}
