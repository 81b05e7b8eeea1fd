import { marketHref } from '#features/market/model.ts'
import * as m from '#paraglide/messages.js'
import type { Entry } from './rank.ts'

export interface EntryGroup {
  id: string
  name: string
  entries: (Entry & { image?: string })[]
  /** The entries match an earlier text. They stay on the screen until there is an answer for the current one. */
  isStale?: boolean
  /** Stands in for matches that do not exist. */
  isNone?: boolean
}

/** Where the market at `path` is searched for what was typed. */
export const searchHref = (path: string, typed: string) => marketHref(path, { keyword: typed.trim() })

/** The kinds that have entries. If there are none, the only entry searches the market at `path` for what was typed, and
 * where `isNothing` it is said that nothing matches. */
export function orSearch(groups: readonly EntryGroup[], path: string, typed: string, isNothing: boolean): EntryGroup[] {
  const found = groups.filter(({ entries }) => entries.length > 0)
  if (found.length > 0) return found
  const name = m.palette_search({ keyword: typed.trim() })
  return [
    {
      id: 'search',
      name: isNothing ? m.palette_none() : m.shell_nav_market(),
      isNone: isNothing,
      entries: [{ id: 'search', name, also: '', href: searchHref(path, typed) }],
    },
  ]
}

/** The entry that Enter activates, counted through all groups: the one that the arrows chose, or else the first one. -1 if
 * that one is stale, in which case Enter searches for what was typed, or if there is none. */
export function activeIn(groups: readonly EntryGroup[], chosen: number | undefined): number {
  const last = groups.flatMap(({ entries }) => entries).length - 1
  return Math.min(chosen ?? (groups[0]?.isStale ? -1 : 0), last)
}
