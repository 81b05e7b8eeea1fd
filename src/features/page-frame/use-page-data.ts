import { useMatches } from '@tanstack/react-router'
import type { PageData } from './layouts.ts'

/** What the page at hand says of its frame. */
export const usePageData = (): PageData =>
  // It holds functions: there is nothing to share in it, and the object itself is the route's own.
  useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {}, structuralSharing: false })
