import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useBackCloses } from './use-back-closes.ts'

interface StepProps {
  className: string
  /** Returns to the step before it: what "back" does here. */
  onBack?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Where the keyboard starts if the dialog was open before the step was there, with the focus on its close button. */
  start?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** One step of a dialog. Takes focus from the button that led to it and is gone, so that the step is read out and the
 * next Tab leads into it. */
export function Step({ className, onBack, onKeyDown, start, children }: StepProps) {
  const root = useRef<HTMLDivElement>(null)
  useBackCloses(onBack !== undefined, () => onBack?.())
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus()
    else if (!root.current?.contains(document.activeElement)) start?.current?.focus()
  }, [start])
  return (
    <div ref={root} className={className} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
