import { useEffect, useRef, type KeyboardEvent } from 'react'

/** The index of the price that a key moves to, 'end' after the last; undefined for other keys, and before the first. */
export function nextPrice(key: string, from: number, count: number): number | 'end' | undefined {
  if (key === 'ArrowUp') return from > 0 ? from - 1 : undefined
  if (key !== 'ArrowDown' && key !== 'Enter') return undefined
  return from + 1 < count ? from + 1 : 'end'
}

/** The arrow keys change the quantity in a stack's spinbutton. */
const pricesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input:not([role=spinbutton])') ?? []),
]

/** Keyboard navigation in a column of prices, from the first one: Enter and the arrows move to the next one and select its text. Enter in
 * the last one, or Ctrl/Cmd+Enter anywhere, calls `onEnd`. */
export function usePriceKeys<List extends HTMLElement>(onEnd: () => void) {
  const list = useRef<List>(null)
  // The dialog opened before its prices were there, with the focus on the button that closes it.
  useEffect(() => pricesIn(list.current)[0]?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onEnd()
      return
    }
    const prices = pricesIn(list.current)
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
