import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { firstInteraction } from '#lib/browser/first-interaction.ts'
import { loadLater } from './load-later.ts'

export interface Live {
  /** Listings that went off sale while on screen, by id, with the label to show: they stay in place until the list is
   * refetched. */
  gone: ReadonlyMap<string, string>
  /** The latest event, for screen readers. */
  news: string
}

/** Follows what `about` names and returns a function that stops it. It writes new prices into the query data, and
 * reports everything else through `update`. */
export type Follow = (client: QueryClient, about: string, update: (change: (live: Live) => Live) => void) => () => void

const nothing: Live = { gone: new Map(), news: '' }

/** Updates sold, repriced and taken-down listings in place. Loads no code and follows nothing before the page is used.
 * `about` is empty if there is nothing to follow; `load` must be a stable function. */
export function useLive(load: () => Promise<{ default: Follow }>, about: string): Live {
  const client = useQueryClient()
  const [live, update] = useState(nothing)
  useEffect(() => {
    if (!about) return undefined
    return loadLater(firstInteraction(), load, ({ default: follow }) => follow(client, about, update))
  }, [client, load, about])
  return live
}
