import { lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PendingView } from '#features/shell/pages/pending-view.tsx'

type View = () => ReactNode

type Importer = () => Promise<{ loader: (page: unknown) => unknown; component: View; pendingComponent: View }>

/** The parts of a route that are in one chunk. */
export const routeParts = (importer: Importer) => ({
  loader: lazyFn(importer, 'loader'),
  // A placeholder whose code is missing, as offline, must not fail in place of the page, which says what is wrong.
  pendingComponent: lazyRouteComponent(
    () => importer().catch(() => ({ pendingComponent: PendingView })),
    'pendingComponent',
  ),
  component: lazyRouteComponent(importer, 'component'),
})
