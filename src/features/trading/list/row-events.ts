import type { MouseEvent } from 'react'
import { isPlainClick } from '#lib/browser/is-plain-click.ts'

type Select = (id: string, isExtending: boolean) => void

/** Selects a row or card on a click anywhere but on a link, button or field; with shift, the range up to it. */
export const selecting = (id: string, onSelect: Select) => ({
  onMouseDown: (event: MouseEvent) => {
    // A shift-click would select the text in between.
    if (event.shiftKey) event.preventDefault()
  },
  onClick: (event: MouseEvent) => {
    if (!isControl(event)) onSelect(id, event.shiftKey)
  },
})

const isControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null

/** The same for the row's checkbox, by mouse or keyboard. */
export const checking =
  (id: string, onSelect: Select) =>
  ({ nativeEvent }: { nativeEvent: Event }) =>
    onSelect(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)

/** For a link whose page opens above the list: a plain click opens it there; any other follows the link. */
export const opening = (id: string, onOpen: (id: string) => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  onOpen(id)
}
