import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'

interface StepProps {
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** One step of the sheet. Takes focus from the button that led to it and is gone, so that the next Tab leads into the
 * step. */
export function Step({ onKeyDown, children }: StepProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus()
  }, [])
  return (
    <div ref={root} className={listingSheet().root} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
