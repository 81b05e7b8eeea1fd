import type { MouseEvent } from 'react'
import { isPlainClick } from '#lib/browser/is-plain-click.ts'

type Select = (id: string, isExtending: boolean) => void

/** A click anywhere on a row, or on a card, selects it, unless it is on a link, a button or a field; with shift all up to there. */
export const selecting = (id: string, onSelect: Select) => ({
  onMouseDown: (event: MouseEvent) => {
    // Shift would mark the text between two clicks.
    if (event.shiftKey) event.preventDefault()
  },
  onClick: (event: MouseEvent) => {
    if (!isControl(event)) onSelect(id, event.shiftKey)
  },
})

const isControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null

/** The same of its checkbox, by mouse or keyboard. */
export const checking =
  (id: string, onSelect: Select) =>
  ({ nativeEvent }: { nativeEvent: Event }) =>
    onSelect(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)

/** For a link whose page opens above its list: a plain click opens it there, any other one follows the link. */
export const opening = (id: string, onOpen: (id: string) => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  onOpen(id)
}
