import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

const buttonsOf = (entry: Element | undefined) => [...(entry?.querySelectorAll<HTMLElement>('button') ?? [])]

/**
 * Keeps focus in a list whose actions remove entries or their buttons: when the focused element is removed, the one now
 * in its place is focused, or `fallbackId` if there is none.
 */
export function useKeptFocus<List extends HTMLElement>(fallbackId: string, given?: RefObject<List | null>) {
  const own = useRef<List>(null)
  const list = given ?? own
  const last = useRef<{ element: Element; index: number; place: number }>(undefined)
  const onFocus = ({ target }: FocusEvent) => {
    const entries = [...(list.current?.children ?? [])]
    const index = entries.findIndex((entry) => entry.contains(target))
    last.current = { element: target, index, place: buttonsOf(entries[index]).findIndex((one) => one === target) }
  }
  // Runs after every render, because any of them may remove the element.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    const { index, place } = last.current
    last.current = undefined
    if (document.activeElement !== document.body) return
    const entries = [...(list.current?.children ?? [])].filter((entry) => entry.checkVisibility())
    const entry = entries[Math.min(index, entries.length - 1)]
    const buttons = buttonsOf(entry)
    // Prefers the same button of the next entry: the user is likely to repeat the action.
    const stop = buttons[place] ?? buttons[0] ?? entry?.querySelector<HTMLElement>('a')
    const goal = stop ?? document.getElementById(fallbackId)
    goal?.focus()
  })
  return { ref: list, onFocus }
}
