import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue, type ReactNode } from 'react'

interface NextFrameProps {
  /** An estimate of its height in rem. */
  height: number
  children: ReactNode
}

/**
 * The lower part of a page. On a page reached by client-side navigation, it follows in the frame after the first one,
 * which is painted sooner without it; until then its place is kept, so that a scroll position can be restored. What the
 * server has rendered is hydrated as a whole.
 */
export function NextFrame({ height, children }: NextFrameProps) {
  const isNavigation = useHydrated()
  const isShown = useDeferredValue(true, !isNavigation)
  return isShown ? children : <div style={{ blockSize: `${height}rem` }} />
}
