import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { DialogVariants } from '#styled-system/recipes/dialog.js'

export interface DialogProps extends Pick<DialogVariants, 'size'> {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** The title is read but not seen, where the content has a heading of its own. */
  isTitleHidden?: boolean
  description?: ReactNode
  /** The name of the closing cross. */
  closeLabel: string
  footer?: ReactNode
  children?: ReactNode
  role?: 'dialog' | 'alertdialog'
  initialFocus?: RefObject<HTMLElement | null>
}

const load = () => import('./dialog-parts.tsx')
const DialogParts = lazy(() => loadOnline(load))

/** Fetches what a dialog needs ahead of its opening, e.g. when its button is pointed at. */
export const preloadDialog = () => void load()

/** 400 px wide, or 850 (`wide`); a sheet on the phone. Takes the focus, keeps it, gives it back; Escape and the backdrop close. */
export function Dialog(props: DialogProps) {
  // It stays once it was opened, so that closing can be seen.
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DialogParts {...props} />
    </Suspense>
  )
}
