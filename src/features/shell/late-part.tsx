import { Suspense, useDeferredValue, type ReactNode } from 'react'

/**
 * A part of the frame whose code loads after the page. The server-rendered HTML stays until then: an earlier update
 * would make React replace it with the fallback, unless the update is deferred, which waits for the code.
 */
export function LatePart({ children }: { children: ReactNode }) {
  return useDeferredValue(<Suspense fallback={null}>{children}</Suspense>)
}
