import { lazy, Suspense, useRef } from 'react'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import type { Standing } from '#features/listings/standing.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { orderBook } from '#styled-system/recipes/order-book.js'
import type { DepthKey } from '../model.ts'
import { wearRangeText } from '../wear-range.ts'
import { useInView } from './use-in-view.ts'

const BookDepth = lazy(() => loadOnline(() => import('./book-depth.tsx')))

export interface OrderBookProps {
  depthKey: DepthKey
  standing: Standing
}

/** Listings against purchase orders: in words at once, as a chart once it is scrolled into view. */
export function OrderBook({ depthKey, standing }: OrderBookProps) {
  const ref = useRef<HTMLElement>(null)
  const isSeen = useInView(ref)
  const styles = orderBook()
  const wear = wearRangeText(depthKey)
  const waiting = (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="block" width="full" />
    </div>
  )
  return (
    <section ref={ref} className={card()} aria-labelledby="order-book">
      <div className={styles.root}>
        <h2 id="order-book" className={styles.title}>
          {wear ? m.goods_book_of({ wear }) : m.goods_book()}
        </h2>
        {isSeen ? (
          <Suspense fallback={waiting}>
            <BookDepth depthKey={depthKey} waiting={waiting} />
          </Suspense>
        ) : (
          waiting
        )}
        {!wear && <p className={styles.text}>{sentence(standing)}</p>}
      </div>
    </section>
  )
}

/** The chart's content in words. */
function sentence({ purchase_count, highest_purchase_price, on_sale_count, lowest_price }: Standing): string {
  const wanted = wantedText(purchase_count, highest_purchase_price)
  const offered = lowest_price
    ? m.goods_book_offered({ count: formatNumber(on_sale_count), price: formatMoney(lowest_price) })
    : m.goods_book_offered_none()
  return m.goods_book_sentence({ wanted, offered })
}

function wantedText(count: number, highest: string | null): string {
  if (count === 0) return m.goods_book_wanted_none()
  if (highest === null) return m.goods_book_wanted_conditions({ count: formatNumber(count) })
  return m.goods_book_wanted({ count: formatNumber(count), price: formatMoney(highest) })
}
