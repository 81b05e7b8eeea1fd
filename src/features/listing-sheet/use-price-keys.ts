import { useRef, type KeyboardEvent } from 'react'

/** Where a key leads from one price to another; undefined where it is none of these keys, or leads beyond the first. */
export function nextPrice(key: string, from: number, count: number): number | 'end' | undefined {
  if (key === 'ArrowUp') return from > 0 ? from - 1 : undefined
  if (key !== 'ArrowDown' && key !== 'Enter') return undefined
  return from + 1 < count ? from + 1 : 'end'
}

/** The keyboard in a column of prices: Enter and the arrows go from one to the next, with all of it selected to be written over. Enter
 * in the last one, and Ctrl or Cmd with it anywhere, goes on to `onEnd`. */
export function usePriceKeys<List extends HTMLElement>(onEnd: () => void) {
  const list = useRef<List>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onEnd()
      return
    }
    // The quantity of a stack has the arrow keys to itself.
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
