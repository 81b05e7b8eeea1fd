import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { MarketEvent } from '#contract/market/events.ts'
import { maxFollowedListings } from '#contract/words.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { followMarket } from './follow-market.ts'
import type { Follow, Live } from './use-live.ts'

interface Priced {
  listing_id: string
  /** A decimal string with two digits. */
  price: string
}

type Each = <One extends Priced>(listing: One) => One

/** Queries whose data contains listings. */
interface Shown<Data> {
  /** The key prefix of these queries. */
  queryKey: QueryKey
  /** Maps the data, replacing each listing by the result of `each`. */
  map: (data: Data, each: Each) => unknown
}

interface Following {
  /** The filter of the feed, as its query string. */
  ask: string
  shown: readonly Shown<never>[]
  /** Queries to refetch when events may have been missed. */
  again: readonly QueryKey[]
  /** Called for every event, whether its listing is shown or not. */
  onEvent?: (event: MarketEvent) => void
}

/** The query string that limits the feed to these listings; empty, for the whole market, if there are too many to
 * name. */
export const onlyOf = (listingIds: string): string =>
  listingIds.split(',').length > maxFollowedListings ? '' : `listing_ids=${listingIds}`

/** Maps the listings of an infinite query. */
export const mapPages = <Data extends InfiniteData<{ items: readonly Priced[] }>>(data: Data, each: Each) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map((item) => each(item)) })),
})

/** Updates listings in place: new prices in the query data, and a label beside those that are gone. Returns a function
 * that stops it. */
export function followListings(
  client: QueryClient,
  { ask, shown, again, onEvent }: Following,
  update: Parameters<Follow>[2],
): () => void {
  let goneSince = new Set<string>()
  const hear = (event: MarketEvent) => {
    const { kind, listing_id: id, price } = event
    if (id !== null && isShown(client, shown, id)) {
      if (kind === 'price_changed' || kind === 'listed') reprice(client, shown, { listing_id: id, price })
      else goneSince.add(id)
      update((live) => afterEvent(live, id, event))
    } else if (id !== null && kind === 'listed') {
      // It may be on the screen again later, such as under another sort.
      update((live) => (live.gone.has(id) ? { ...live, gone: without(live.gone, id) } : live))
    }
    onEvent?.(event)
  }
  const readAgain = () => {
    const since = (goneSince = new Set())
    Promise.all(again.map((queryKey) => client.invalidateQueries({ queryKey }, { throwOnError: true })))
      // Listings in the new response are on sale, unless the feed has reported otherwise meanwhile.
      .then(() => update((live) => ({ ...live, gone: new Map([...live.gone].filter(([id]) => since.has(id))) })))
      .catch(() => {})
  }
  const stop = followMarket(ask, { onEvent: hear, onGap: readAgain, readAt: () => readAt(client, shown) })
  return () => {
    stop()
    update(({ gone }) => ({ gone, news: '' }))
  }
}

const without = (gone: Live['gone'], id: string) => new Map([...gone].filter(([each]) => each !== id))

function afterEvent(live: Live, id: string, { kind, price }: MarketEvent): Live {
  const of = { price: formatMoney(price) }
  if (kind === 'price_changed') return { ...live, news: m.live_price(of) }
  const gone = new Map(live.gone)
  // A purchase failed, or the seller has listed it again.
  if (kind === 'listed') return gone.delete(id) ? { gone, news: m.live_listed(of) } : live
  gone.set(id, kind === 'sold' ? m.live_gone_sold() : m.live_gone_cancelled())
  return { gone, news: kind === 'sold' ? m.live_sold(of) : m.live_cancelled(of) }
}

function has({ map }: Shown<never>, data: unknown, id: string): boolean {
  let isFound = false
  if (data !== undefined)
    map(data as never, (listing) => {
      isFound ||= listing.listing_id === id
      return listing
    })
  return isFound
}

const isShown = (client: QueryClient, shown: Following['shown'], id: string) =>
  shown.some((one) =>
    client
      .getQueryCache()
      .findAll({ queryKey: one.queryKey, type: 'active' })
      .some(({ state }) => has(one, state.data, id)),
  )

/** When the oldest of what is on the screen was read. What is being read right now is new. */
const readAt = (client: QueryClient, shown: Following['shown']): number =>
  Math.min(
    ...shown
      .flatMap(({ queryKey }) => client.getQueryCache().findAll({ queryKey, type: 'active' }))
      .filter(({ state }) => state.data !== undefined)
      .map(({ state }) => (state.fetchStatus === 'fetching' ? Date.now() : state.dataUpdatedAt)),
  )

/** Replaces the price in place, whatever the sort order. Keeps the data's age, and its invalidation. */
function reprice(client: QueryClient, shown: Following['shown'], { listing_id: id, price }: Priced) {
  for (const one of shown) {
    for (const query of client.getQueryCache().findAll({ queryKey: one.queryKey })) {
      const { queryKey, state } = query
      if (!has(one, state.data, id)) continue
      const data = one.map(state.data as never, (listing) =>
        listing.listing_id === id ? { ...listing, price } : listing,
      )
      client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
      if (state.isInvalidated) query.invalidate()
    }
  }
}
