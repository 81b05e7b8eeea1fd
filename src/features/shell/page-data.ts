import { useMatches } from '@tanstack/react-router'

/** S2.4 The layouts a route's `staticData` may name; by default a page gets the one of its tree. */
export type Layout = 'appuse' | 'default' | 'inventory' | 'mine' | 'purchase' | 'sale'

export interface PageData {
  layout?: Layout
  /** The page fills large screens with a grid. */
  isWide?: boolean
  /** Phone: the header title of a page below another one. */
  title?: () => string
  /** Phone: where "back" leads for a visitor who came from elsewhere; a person's own pages default to the home page. */
  backTo?: string
}

declare module '@tanstack/router-core' {
  interface StaticDataRouteOption extends PageData {}
}

/** The current page's settings for the shell. */
export const usePageData = (): PageData =>
  // It holds functions, so there is nothing to share structurally; the object is the route's own.
  useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {}, structuralSharing: false })
