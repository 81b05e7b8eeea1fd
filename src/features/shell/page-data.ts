import { useMatches } from '@tanstack/react-router'

/** S2.4 The layouts a page may name in its route's `staticData`; a page that names none has its tree's own. */
export type Layout = 'appuse' | 'default' | 'inventory' | 'mine' | 'purchase' | 'sale'

export interface PageData {
  layout?: Layout
  /** The page fills large screens with a grid. */
  isWide?: boolean
  /** Phone: the title in the header of a page that lies below another one. */
  title?: () => string
  /** Phone: where "back" leads when the visitor came from elsewhere; a person's own pages lie below the home page by themselves. */
  backTo?: string
}

declare module '@tanstack/router-core' {
  interface StaticDataRouteOption extends PageData {}
}

/** What the page at hand says of its shell. */
export const usePageData = (): PageData =>
  // It holds functions: there is nothing to share in it, and the object itself is the route's own.
  useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {}, structuralSharing: false })
