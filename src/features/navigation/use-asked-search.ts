import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stripPrefix } from '#device/rewrite.ts'

interface Place {
  pathname: string
  search: object
}

type Read<Search> = (raw: Record<string, unknown>) => Search

/** What a page is asked for where the visitor is on the way to, which may be more than it shows yet: who chooses twice in a row
 * means both. `path` is the page's, without a device; on the way to another page it is what is shown. */
export const askedSearch = <Search>(to: Place, path: string, read: Read<Search>, shown: Search): Search =>
  stripPrefix(to.pathname) === path ? read({ ...to.search }) : shown

/** The same, for the links and chips of a page, which go on from there. */
export function useAskedSearch<Search>(path: string, read: Read<Search>, shown: Search): Search {
  const to = useRouterState({ select: ({ location }) => location })
  return useMemo(() => askedSearch(to, path, read, shown), [to, path, read, shown])
}
