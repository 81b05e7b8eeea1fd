import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { endedUnhandled, metOf, walkOf, type OfferWalk } from './offer-walk.ts'
import { orderQuery } from './queries.ts'

/**
 * A walk through the orders that wait for the reader. It also counts those handled since the page was opened, but not
 * those that ended meanwhile: an order that has left the list is asked for how it went.
 *
 * @param waiting those of `orders`, the whole list, that wait.
 */
export function useWalk(waiting: readonly OrderView[], orders: readonly OrderView[]): OfferWalk {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  if (waiting.some(({ order_id }) => !known.has(order_id))) setKnown(metOf(waiting, known))
  const listed = new Set(orders.map(({ order_id }) => order_id))
  const left = useQueries({
    queries: [...known]
      .filter((id) => !listed.has(id))
      .map((id) => ({ ...orderQuery(id), staleTime: 0, refetchInterval: false as const, meta: { quiet: true } })),
  })
  const ended = endedUnhandled(left.flatMap(({ data }) => data?.order ?? []))
  return walkOf(waiting, new Set([...known].filter((id) => !ended.has(id))))
}
