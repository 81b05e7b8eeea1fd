import { Suspense, useDeferredValue, type ReactNode } from 'react'

/** A part of the frame whose code comes after the page. What the server has drawn of it stays until then: React would replace it with
 * the fallback if it changed before, unless the change is a deferred one, which waits for the code. */
export function LatePart({ children }: { children: ReactNode }) {
  return useDeferredValue(<Suspense fallback={null}>{children}</Suspense>)
}
