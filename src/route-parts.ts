import { lazyFn, lazyRouteComponent } from '@tanstack/react-router'

type Importer = () => Promise<Record<string, never>>

/** The parts of a route that are in one chunk. */
export const routeParts = (importer: Importer) => ({
  loader: lazyFn(importer, 'loader'),
  pendingComponent: lazyRouteComponent(importer, 'pendingComponent'),
  component: lazyRouteComponent(importer, 'component'),
})
