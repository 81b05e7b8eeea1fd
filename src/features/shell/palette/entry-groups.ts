import { marketHref } from '#features/market/model.ts'
import * as m from '#paraglide/messages.js'
import type { Entry } from './rank.ts'

export interface EntryGroup {
  id: string
  name: string
  entries: (Entry & { image?: string })[]
}

/** The kinds that have entries. If there are none, the only entry searches the market at `path` for what was typed. */
export function orSearch(groups: readonly EntryGroup[], path: string, typed: string): EntryGroup[] {
  const found = groups.filter(({ entries }) => entries.length > 0)
  if (found.length > 0) return found
  const keyword = typed.trim()
  const href = marketHref(path, { keyword })
  return [
    {
      id: 'search',
      name: m.palette_none(),
      entries: [{ id: 'search', name: m.palette_search({ keyword }), also: '', href }],
    },
  ]
}
