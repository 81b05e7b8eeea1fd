import { Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { useLoaded } from '#features/connection/use-loaded.ts'

export interface LatePartProps {
  /** Loads the part's code, from `onceOnline`. */
  load: () => Promise<unknown>
  children: ReactNode
}

/**
 * A part of the frame whose code loads after the page. It is not updated before: React would replace the server's HTML
 * with the fallback, and a deferred update, which waits for the code, would keep the page's content from being hydrated.
 */
export function LatePart({ load, children }: LatePartProps) {
  const latest = <Suspense fallback={null}>{children}</Suspense>
  const [first] = useState(latest)
  const isLoaded = useLoaded(load)
  return useDeferredValue(isLoaded ? latest : first)
}
