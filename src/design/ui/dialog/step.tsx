import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useBackCloses } from './use-back-closes.ts'

interface StepProps {
  className: string
  /** Returns to the step before it: what "back" does here. */
  onBack?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** One step of a dialog. Takes focus from the button that led to it and is gone, so that the step is read out and the
 * next Tab leads into it. */
export function Step({ className, onBack, onKeyDown, children }: StepProps) {
  const root = useRef<HTMLDivElement>(null)
  useBackCloses(onBack !== undefined, () => onBack?.())
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus()
  }, [])
  return (
    <div ref={root} className={className} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
