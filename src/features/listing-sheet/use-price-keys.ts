import { useRef, type KeyboardEvent } from 'react'
import { hasModifier } from '#lib/browser/has-modifier.ts'

/** The index of the price that a key moves to, 'end' after the last; undefined for other keys, and before the first. */
export function nextPrice(key: string, from: number, count: number): number | 'end' | undefined {
  if (key === 'ArrowUp') return from > 0 ? from - 1 : undefined
  if (key !== 'ArrowDown' && key !== 'Enter') return undefined
  return from + 1 < count ? from + 1 : 'end'
}

/** Keyboard navigation in a column of prices: Enter and the arrows move to the next one and select its text. Enter in
 * the last one, or Ctrl/Cmd+Enter anywhere, calls `onEnd`. */
export function usePriceKeys<List extends HTMLElement>(onEnd: () => void) {
  const list = useRef<List>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onEnd()
      return
    }
    if (hasModifier(event)) return
    // The arrow keys change the quantity in a stack's spinbutton.
    const prices = [...(list.current?.querySelectorAll<HTMLInputElement>('input:not([role=spinbutton])') ?? [])]
    const from = prices.indexOf(event.target as HTMLInputElement)
    const to = from < 0 ? undefined : nextPrice(event.key, from, prices.length)
    if (to === undefined) return
    event.preventDefault()
    if (to !== 'end') {
      prices[to]?.focus()
      prices[to]?.select()
    } else if (event.key === 'Enter') onEnd()
  }
  return { list, onKeyDown }
}
