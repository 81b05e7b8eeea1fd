import { useEffect, useRef, type MouseEvent } from 'react'
import { giveFocus, rescueFocus } from '#lib/browser/rescue-focus.ts'

const stops = 'a[href], button:enabled, input:enabled'
const rows = `li, tr, article, [role=listitem], ${stops}`

interface Press {
  button: HTMLElement
  isByKey: boolean
  known: ReadonlySet<Element>
  /** The last row above the button. */
  last: Element | undefined
}

/**
 * Moves the focus to the first new row once more of a list has been loaded: it would stay below the new rows, or be
 * lost with the button of the last page. Whoever has gone elsewhere meanwhile is left alone.
 *
 * @returns what to call when the button is pressed.
 */
export function useNewRowFocus(isLoading: boolean): (event: MouseEvent<HTMLElement>) => void {
  const press = useRef<Press>(undefined)
  useEffect(() => {
    if (isLoading || !press.current) return
    const { button, isByKey } = press.current
    const row = firstNew(press.current)
    press.current = undefined
    const isElsewhere = document.activeElement !== button && document.activeElement !== document.body
    if (isElsewhere) return
    const goal = row && ([row, ...row.querySelectorAll<HTMLElement>(stops)].find(isStop) ?? row)
    // Nothing moves under a pointer.
    if (goal) giveFocus(goal, { preventScroll: !isByKey })
    else rescueFocus()
  }, [isLoading])
  return ({ currentTarget: button, detail }) => {
    const known = [...document.querySelectorAll(rows)]
    const last = known.findLast((row) => isBefore(row, button))
    press.current = { button, isByKey: detail === 0, known: new Set(known), last }
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
