import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#design/ui/skeleton.tsx'
import { ErrorState } from '#design/ui/states.tsx'
import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { orderBook } from '#styled-system/recipes/order-book.js'
import { depthShape, type DepthShape } from './depth-shape.ts'
import type { Level } from './levels.ts'
import type { MarketKey, Standing } from './model.ts'
import { asksQuery, purchasesQuery } from './queries.ts'

export interface OrderBookProps {
  marketKey: MarketKey
  standing: Standing
}

/** Listings against purchase orders: how much can be bought and sold, and at what price. */
export function OrderBook({ marketKey, standing }: OrderBookProps) {
  const styles = orderBook()
  return (
    <section className={card()} aria-labelledby="order-book">
      <div className={styles.root}>
        <h2 id="order-book" className={styles.title}>
          {m.goods_book()}
        </h2>
        <BookBody marketKey={marketKey} standing={standing} />
      </div>
    </section>
  )
}

function BookBody({ marketKey, standing }: OrderBookProps) {
  const asks = useQuery(asksQuery(marketKey))
  const bids = useQuery(purchasesQuery(marketKey))
  const styles = orderBook()
  if (asks.isError || bids.isError) {
    const retry = () => void Promise.all([asks, bids].filter((one) => one.isError).map((one) => one.refetch()))
    return (
      <ErrorState
        isCompact
        title={m.goods_book_failed()}
        retryLabel={m.goods_retry()}
        isRetrying={asks.isFetching || bids.isFetching}
        onRetry={retry}
      />
    )
  }
  if (!asks.data || !bids.data) return <Skeleton shape="block" width="full" />
  const shape = depthShape({
    bids: bids.data.levels,
    asks: asks.data.levels,
    areAsksComplete: asks.data.isComplete,
  })
  if (!shape) return <p className={styles.text}>{m.goods_book_empty()}</p>
  return (
    <>
      <DepthChart shape={shape} label={sentence(standing)} />
      <ul className={styles.levels}>
        {bids.data.levels.slice(0, 3).map((level) => (
          <BookLevel key={level.price} level={level} side="bid" />
        ))}
        {asks.data.levels.slice(0, 3).map((level) => (
          <BookLevel key={level.price} level={level} side="ask" />
        ))}
      </ul>
      <p className={styles.text}>{sentence(standing)}</p>
    </>
  )
}

function BookLevel({ level, side }: { level: Level; side: 'bid' | 'ask' }) {
  const styles = orderBook()
  const count = formatNumber(level.quantity)
  return (
    <li className={styles.level}>
      <span className={styles[side]}>{formatMoney(level.price)}</span>
      <span className={styles.count}>
        {side === 'bid' ? m.goods_wanted({ count }) : m.goods_book_on_sale({ count })}
      </span>
    </li>
  )
}

/** What the picture shows, in words. */
function sentence({ purchase_count, highest_purchase_price, on_sale_count, lowest_price }: Standing): string {
  const wanted = highest_purchase_price
    ? m.goods_book_wanted({ count: formatNumber(purchase_count), price: formatMoney(highest_purchase_price) })
    : m.goods_book_wanted_none()
  const offered = lowest_price
    ? m.goods_book_offered({ count: formatNumber(on_sale_count), price: formatMoney(lowest_price) })
    : m.goods_book_offered_none()
  return `${wanted} ${offered}`
}

function DepthChart({ shape, label }: { shape: DepthShape; label: string }) {
  const styles = orderBook()
  const { spread } = shape
  return (
    <div className={styles.chart}>
      <svg className={styles.svg} role="img" aria-label={label}>
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {shape.bids && <path className={styles.bids} d={shape.bids} vectorEffect="non-scaling-stroke" />}
          {shape.asks && <path className={styles.asks} d={shape.asks} vectorEffect="non-scaling-stroke" />}
        </svg>
        {spread && (
          <>
            <line className={styles.gap} x1={`${spread.x}%`} x2={`${spread.x}%`} y1="0" y2="100%" />
            <text
              className={styles.gapText}
              x={`${spread.x}%`}
              y="-6"
              textAnchor={spread.x < 30 ? 'start' : spread.x > 70 ? 'end' : 'middle'}
            >
              {m.goods_book_spread({
                amount: formatMoney(spread.amount.toFixed(2)),
                percent: formatPercent(spread.ratio),
              })}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
