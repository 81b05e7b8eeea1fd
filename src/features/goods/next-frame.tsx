import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue, type ReactNode } from 'react'

/** The height in rem of what it has besides rows. */
const besideRows = 24

interface NextFrameProps {
  /** How many rows it has, and the height of one in rem: rather too much, as a short page loses its scroll position. */
  rows: number
  rowHeight: number
  children: ReactNode
}

/**
 * The lower part of a page. On a page reached by client-side navigation, it follows in the frame after the first one,
 * which is painted sooner without it; until then its place is kept, so that a scroll position can be restored. What the
 * server has rendered is hydrated as a whole.
 */
export function NextFrame({ rows, rowHeight, children }: NextFrameProps) {
  const isNavigation = useHydrated()
  const isShown = useDeferredValue(true, !isNavigation)
  return isShown ? children : <div style={{ blockSize: `${besideRows + rows * rowHeight}rem` }} />
}
