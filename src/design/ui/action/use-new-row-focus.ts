import { useEffect, useRef } from 'react'
import { giveFocus, rescueFocus } from '#lib/browser/rescue-focus.ts'

const stops = 'a[href], button:enabled, input:enabled'
const rows = `li, tr, article, [role=listitem], ${stops}`

interface Press {
  button: HTMLElement
  known: ReadonlySet<Element>
  /** The last row above the button. */
  last: Element | undefined
}

/**
 * Moves the focus to the first new row once more of a list has been loaded: it would stay below the new rows, or be
 * lost with the button of the last page. Whoever has gone elsewhere meanwhile is left alone.
 *
 * @returns what to call with the button when it is pressed.
 */
export function useNewRowFocus(isLoading: boolean): (button: HTMLElement) => void {
  const press = useRef<Press>(undefined)
  useEffect(() => {
    if (isLoading || !press.current) return
    const row = firstNew(press.current)
    const goal = row && ([row, ...row.querySelectorAll<HTMLElement>(stops)].find(isStop) ?? row)
    if (document.activeElement !== press.current.button) rescueFocus(goal)
    else if (goal) giveFocus(goal)
    press.current = undefined
  }, [isLoading])
  return (button) => {
    const known = [...document.querySelectorAll(rows)]
    press.current = { button, known: new Set(known), last: known.findLast((row) => isBefore(row, button)) }
  }
}

const isStop = (element: HTMLElement) => element.matches(stops) && element.checkVisibility()

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

function firstNew({ button, known, last }: Press): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(rows)].find(
    (row) => !known.has(row) && (!last || isBefore(last, row)) && (!button.isConnected || isBefore(row, button)),
  )
}
