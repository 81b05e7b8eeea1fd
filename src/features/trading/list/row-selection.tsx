import type { ReactNode } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import * as m from '#paraglide/messages.js'
import { useIsSelected } from '../selection/selected-rows.ts'
import { checking, selecting } from './row-events.ts'

/** Toggles a row; with shift, adds the range up to it. */
export type OnSelect = (id: string, isExtending: boolean) => void

interface RowFrameProps {
  id: string
  className: string | undefined
  /** The row has a note below. */
  isNoted?: boolean
  isGone?: boolean | undefined
  /** Absent when the row can't be selected. */
  onSelect: OnSelect | undefined
  children: ReactNode
}

/** A row or card, marked while selected. Its contents do not render again for that. */
export function RowFrame({ id, className, isNoted = false, isGone = false, onSelect, children }: RowFrameProps) {
  const isSelected = useIsSelected(id)
  return (
    <div
      role="listitem"
      className={className}
      data-row={id}
      data-selected={isSelected || undefined}
      data-noted={isNoted || undefined}
      data-gone={isGone || undefined}
      {...(onSelect && selecting(id, onSelect))}
    >
      {children}
    </div>
  )
}

/** The checkbox of a row, named after its item. */
export function RowCheck({ id, name, onSelect }: { id: string; name: string; onSelect: OnSelect }) {
  return (
    <Checkbox
      label={m.trading_select_item({ name })}
      isLabelHidden
      checked={useIsSelected(id)}
      onChange={checking(id, onSelect)}
    />
  )
}
