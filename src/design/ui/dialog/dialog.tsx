import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { DialogVariants } from '#styled-system/recipes/dialog.js'

export interface DialogProps extends Pick<DialogVariants, 'size'> {
  isOpen: boolean
  /** The address opens it, so "back" closes it by itself. */
  isInAddress?: boolean
  onClose: () => void
  title: ReactNode
  /** For screen readers only, where the content has a heading of its own. */
  isTitleHidden?: boolean
  description?: ReactNode
  /** The accessible name of the close button. */
  closeLabel: string
  footer?: ReactNode
  children?: ReactNode
  role?: 'dialog' | 'alertdialog'
  initialFocus?: RefObject<HTMLElement | null>
}

const load = () => loadOnline(() => import('./dialog-parts.tsx'))
const DialogParts = lazy(load)

/** Prefetches the dialog's code before it opens, for example when its button is hovered. */
export const preloadDialog = () => void load()

/** 400 px wide, or 850 (`wide`); a sheet on the phone. Traps focus and restores it on close; Escape, the backdrop and
 * "back" close it. */
export function Dialog(props: DialogProps) {
  // Stays mounted once it has been opened, so that closing can animate.
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DialogParts {...props} />
    </Suspense>
  )
}
