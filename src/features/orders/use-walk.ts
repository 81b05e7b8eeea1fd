import { useState } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { metOf, walkOf, type OfferWalk } from './offer-walk.ts'

/** A walk through the orders that wait for the reader. It also counts those finished since the page was opened. */
export function useWalk(waiting: readonly OrderView[]): OfferWalk {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  if (waiting.some(({ order_id }) => !known.has(order_id))) setKnown(metOf(waiting, known))
  return walkOf(waiting, known)
}
