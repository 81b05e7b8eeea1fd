import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import { whenUsed } from '#lib/browser/when-used.ts'

export interface Live {
  /** Listings that have gone while somebody looks at them, by their ids, with the word for it: they stay where they are until the list is
   * read again. */
  gone: ReadonlyMap<string, string>
  /** What has just happened, for those who hear it. */
  news: string
}

/** Follows what `about` names and says how to stop. It has the queries show new prices, and tells by `update` what else is new. */
export type Follow = (client: QueryClient, about: string, update: (change: (live: Live) => Live) => void) => () => void

const nothing: Live = { gone: new Map(), news: '' }

/** Has what is sold, repriced or taken down change in its place. Nothing is followed before the page is used, and nothing of how it is
 * done is loaded. `about` is empty where there is nothing to follow; `load` is always the same function. */
export function useLive(load: () => Promise<{ default: Follow }>, about: string): Live {
  const client = useQueryClient()
  const [live, update] = useState(nothing)
  useEffect(() => {
    if (!about) return undefined
    const isOver = new AbortController()
    let stop = () => {}
    void whenUsed()
      .then(() => loadOnline(load))
      .then(({ default: follow }) => {
        if (!isOver.signal.aborted) stop = follow(client, about, update)
      })
      .catch(() => {})
    return () => {
      isOver.abort()
      stop()
    }
  }, [client, load, about])
  return live
}
