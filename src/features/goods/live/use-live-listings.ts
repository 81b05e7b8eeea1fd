import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallData } from '#contract/call.ts'
import type { MarketEvent } from '#contract/market/events.ts'
import type { sell } from '#contract/market/goods.ts'
import { listingKeys } from '#features/listings/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { whenUsed } from '#lib/browser/when-used.ts'
import * as m from '#paraglide/messages.js'
import { goodsKeys } from '../queries.ts'

export type Gone = 'sold' | 'cancelled'

export interface LiveListings {
  /** Listings that have gone while somebody looks at them: they stay where they are until the list is read again. */
  gone: ReadonlyMap<string, Gone>
  /** What has just happened, for those who hear it. */
  news: string
}

const nothing: LiveListings = { gone: new Map(), news: '' }
/** Milliseconds: what follows from several events is read once. */
const pause = 2_000

/** Has what is sold, repriced or taken down change in its place. Nothing is followed before the page is used. */
export function useLiveListings(goodsId: string): LiveListings {
  const queryClient = useQueryClient()
  const [live, setLive] = useState(nothing)
  useEffect(() => {
    let stop = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const readLater = (isSale: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(() => readFigures(queryClient, goodsId, isSale), pause)
    }
    const hear = (event: MarketEvent) => {
      const shown = event.listing_id !== null && isShown(queryClient, goodsId, event.listing_id)
      if (shown && event.kind === 'price_changed') reprice(queryClient, event)
      if (shown) setLive((before) => afterEvent(before, event))
      readLater(event.kind === 'sold')
    }
    const isOver = new AbortController()
    void whenUsed()
      .then(() => loadOnline(() => import('./follow-goods.ts')))
      .then(({ followGoods }) => {
        if (isOver.signal.aborted) return
        const readAll = () => void queryClient.invalidateQueries({ queryKey: listingKeys.ofGoods(goodsId) })
        stop = followGoods(goodsId, { onEvent: hear, onGap: readAll })
      })
      .catch(() => {})
    return () => {
      isOver.abort()
      clearTimeout(timer)
      stop()
      setLive(nothing)
    }
  }, [queryClient, goodsId])
  return live
}

function afterEvent({ gone, news }: LiveListings, { kind, listing_id, price }: MarketEvent): LiveListings {
  if (kind === 'price_changed') return { gone, news: m.goods_live_price({ price: formatMoney(price) }) }
  if (kind !== 'sold' && kind !== 'cancelled') return { gone, news }
  const said = kind === 'sold' ? m.goods_live_sold : m.goods_live_cancelled
  return { gone: new Map(gone).set(listing_id!, kind), news: said({ price: formatMoney(price) }) }
}

type Pages = InfiniteData<CallData<typeof sell>>

const isShown = (client: QueryClient, goodsId: string, listingId: string) =>
  client
    .getQueriesData<Pages>({ queryKey: goodsKeys.allListings(goodsId), type: 'active' })
    .some(([, data]) => data?.pages.some(({ items }) => items.some(({ listing_id }) => listing_id === listingId)))

/** The new price stands where the old one was, whatever the order of the list. */
const reprice = (client: QueryClient, { goods_id, listing_id, price }: MarketEvent) =>
  client.setQueriesData<Pages>(
    { queryKey: goodsKeys.allListings(goods_id) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.listing_id === listing_id ? { ...item, price } : item)),
        })),
      },
  )

/** What the page says besides its list: counts, prices, the order book, and after a sale the chart. */
function readFigures(client: QueryClient, goodsId: string, isSale: boolean) {
  void client.invalidateQueries({ queryKey: listingKeys.detail(goodsId) })
  void client.invalidateQueries({ queryKey: goodsKeys.allDepths(goodsId) })
  if (!isSale) return
  void client.invalidateQueries({ queryKey: goodsKeys.allPrices(goodsId) })
  void client.invalidateQueries({ queryKey: goodsKeys.allSales(goodsId) })
}
