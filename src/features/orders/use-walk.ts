import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { isPastDelivery, isUnhandled, metOf, walkOf, type OfferWalk } from './offer-walk.ts'
import { orderQuery } from './queries.ts'

/**
 * A walk through the orders that wait for the reader. It also counts those handled since the page was opened, but not
 * those that ended meanwhile: an order that has left the list is asked for how it went, until that is decided.
 *
 * @param waiting those of `orders`, which are all that are undelivered, that wait.
 */
export function useWalk(waiting: readonly OrderView[], orders: readonly OrderView[]): OfferWalk {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  /** Those past their delivery: whether the reader had handled them. */
  const [left, setLeft] = useState<ReadonlyMap<string, boolean>>(new Map())
  if (waiting.some(({ order_id }) => !known.has(order_id))) setKnown(metOf(waiting, known))
  const listed = new Set(orders.map(({ order_id }) => order_id))
  const answers = useQueries({
    queries: [...known]
      .filter((id) => !listed.has(id) && !left.has(id))
      .map((id) => ({ ...orderQuery(id), staleTime: 0, refetchInterval: false as const, meta: { quiet: true } })),
  })
  const decided = answers.flatMap(({ data }) => (data && isPastDelivery(data.order) ? [data.order] : []))
  if (decided.length > 0)
    setLeft(new Map([...left, ...decided.map((order) => [order.order_id, !isUnhandled(order)] as const)]))
  return walkOf(waiting, new Set([...known].filter((id) => left.get(id) !== false)))
}
