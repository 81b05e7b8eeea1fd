import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stripPrefix } from '#device/rewrite.ts'

interface Place {
  pathname: string
  search: object
}

type Read<Search> = (raw: Record<string, unknown>) => Search

/**
 * The search a page is navigating to, which may be ahead of what it shows: two quick choices both count. `path` is the
 * page's, without the device prefix; while navigating to another page, the result is `shown`.
 */
export const askedSearch = <Search>(to: Place, path: string, read: Read<Search>, shown: Search): Search =>
  stripPrefix(to.pathname) === path ? read({ ...to.search }) : shown

/** The same, for a page's links and chips, which build on that search. */
export function useAskedSearch<Search>(path: string, read: Read<Search>, shown: Search): Search {
  const to = useRouterState({ select: ({ location }) => location })
  return useMemo(() => askedSearch(to, path, read, shown), [to, path, read, shown])
}
