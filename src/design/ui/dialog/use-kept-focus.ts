import { useEffect, useRef, type FocusEvent } from 'react'

const buttonsOf = (entry: Element | undefined) => [...(entry?.querySelectorAll<HTMLElement>('button') ?? [])]

/**
 * For a list that loses entries, or entries that lose their button, by what is done in it: the focus goes to what stands in
 * that place then, and not to nowhere. `fallbackId` is where it goes when nothing does.
 */
export function useKeptFocus<List extends HTMLElement>(fallbackId: string) {
  const list = useRef<List>(null)
  const last = useRef<{ element: Element; index: number; place: number }>(undefined)
  const onFocus = ({ target }: FocusEvent) => {
    const entries = [...(list.current?.children ?? [])]
    const index = entries.findIndex((entry) => entry.contains(target))
    last.current = { element: target, index, place: buttonsOf(entries[index]).findIndex((one) => one === target) }
  }
  // After each drawing: which of them takes the element away is not known.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    const { index, place } = last.current
    last.current = undefined
    if (document.activeElement !== document.body) return
    const entries = [...(list.current?.children ?? [])].filter((entry) => entry.checkVisibility())
    const entry = entries[Math.min(index, entries.length - 1)]
    const buttons = buttonsOf(entry)
    // What was done is likely to be done to the next one, too.
    const stop = buttons[place] ?? buttons[0] ?? entry?.querySelector<HTMLElement>('a')
    const goal = stop ?? document.getElementById(fallbackId)
    goal?.focus()
  })
  return { ref: list, onFocus }
}
