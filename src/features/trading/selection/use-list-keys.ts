import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import { isTyping } from '#lib/browser/is-typing.ts'

interface Handlers {
  isGrid?: boolean | undefined
  onSelect: (id: string, isExtending: boolean) => void
  /** Selects everything that matches, loaded or not. */
  onSelectAll: () => void
  onClear: () => void
}

const selectable = '[data-row]:has(input[type=checkbox]:enabled)'
const rowKeys = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Where a card is on the screen. */
export interface Place {
  top: number
  left: number
}

/** The index of the row that a key moves to; undefined for none. */
export function nextRow(key: string, from: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 }
  const to = steps[key]
  return to === undefined || to === from || to < 0 || to >= count ? undefined : to
}

/** The same in a grid, in which up and down stay in the column. */
export function nextCard(key: string, from: number, count: number, placeOf: (index: number) => Place) {
  if (key === 'ArrowRight') return from + 1 < count ? from + 1 : undefined
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined
  if (key === 'Home' || key === 'End') return nextRow(key, from, count)
  return nearestInNextLine(placeOf(from), from, key === 'ArrowDown' ? 1 : -1, count, placeOf)
}

/** Looks no further than the end of that line: there may be thousands of cards. */
function nearestInNextLine(
  here: Place,
  from: number,
  step: 1 | -1,
  count: number,
  placeOf: (index: number) => Place,
): number | undefined {
  let nearest: { index: number; top: number; distance: number } | undefined
  for (let index = from + step; index >= 0 && index < count; index += step) {
    const { top, left } = placeOf(index)
    if (top === here.top) continue
    if (nearest && top !== nearest.top) break
    const distance = Math.abs(left - here.left)
    if (!nearest || distance < nearest.distance) nearest = { index, top, distance }
  }
  return nearest?.index
}

const placeOf = (card: HTMLElement): Place => {
  const { top, left } = card.getBoundingClientRect()
  return { top: Math.round(top), left: Math.round(left) }
}

/**
 * Keyboard support for a list with selectable rows. Arrows, Home and End move between the checkboxes and, with shift,
 * extend the selection; they pass over rows that cannot be selected. Space toggles the checkbox. Ctrl+A or Cmd+A selects everything that matches and Escape clears
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
    if (!rowKeys.has(event.key) || hasModifier(event)) return
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(selectable) ?? [])]
    const from = rows.findIndex((row) => row.contains(event.target as Node))
    if (from < 0) return
    const to = handlers.isGrid
      ? nextCard(event.key, from, rows.length, (index) => placeOf(rows[index]!))
      : nextRow(event.key, from, rows.length)
    const row = to === undefined ? undefined : rows[to]
    if (!row) return
    event.preventDefault()
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
    if (event.shiftKey) handlers.onSelect(row.dataset.row!, true)
  }
  return { ref: list, onKeyDown }
}
