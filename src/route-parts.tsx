import { lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { PendingView } from '#features/shell/pages/pending-view.tsx'

type View = () => ReactNode

type Importer = () => Promise<{ loader: (page: unknown) => unknown; component: View; pendingComponent: View }>

/** The parts of a route that are in one chunk. */
export const routeParts = (importer: Importer) => ({
  loader: lazyFn(importer, 'loader'),
  pendingComponent: placeholderOf(importer),
  component: lazyRouteComponent(importer, 'component'),
})

/**
 * The plain placeholder stands in for a page's own until its code has come: one that suspended would hide the shell as
 * well, and would leave a dialog that is closing in it open. If the code can't be had, as offline, the plain one stays,
 * since only the page itself says what is wrong.
 */
function placeholderOf(importer: Importer) {
  const Own = lazyRouteComponent(() => importer().catch(() => ({ pendingComponent: PendingView })), 'pendingComponent')
  const Placeholder = () => (
    <Suspense fallback={<PendingView />}>
      <Own />
    </Suspense>
  )
  return Object.assign(Placeholder, { preload: () => Own.preload?.() })
}
