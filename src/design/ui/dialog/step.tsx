import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface StepProps {
  className: string
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** One step of a dialog. Takes focus from the button that led to it and is gone, so that the step is read out and the
 * next Tab leads into it. */
export function Step({ className, onKeyDown, children }: StepProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus()
  }, [])
  return (
    <div ref={root} className={className} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
