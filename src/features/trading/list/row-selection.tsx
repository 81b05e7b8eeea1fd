import type { ReactNode } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import * as m from '#paraglide/messages.js'
import { useIsSelected } from '../selection/selected-rows.ts'
import { checking, selecting } from './row-events.ts'

/** Takes a row in; with shift all up to there. */
export type OnSelect = (id: string, isExtending: boolean) => void

interface RowFrameProps {
  id: string
  className: string | undefined
  /** A note stands below. */
  isNoted?: boolean
  /** Without it the row can't be selected. */
  onSelect: OnSelect | undefined
  children: ReactNode
}

/** A row, or a card, with its mark while it is selected: what stands in it is not drawn again for that. */
export function RowFrame({ id, className, isNoted = false, onSelect, children }: RowFrameProps) {
  const isSelected = useIsSelected(id)
  return (
    <div
      role="listitem"
      className={className}
      data-row={id}
      data-selected={isSelected || undefined}
      data-noted={isNoted || undefined}
      {...(onSelect && selecting(id, onSelect))}
    >
      {children}
    </div>
  )
}

/** The checkbox of a row, named by what is in it. */
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
