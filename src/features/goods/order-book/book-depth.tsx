import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#design/ui/status/states.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { orderBook } from '#styled-system/recipes/order-book.js'
import { asksQuery, purchasesQuery } from '../queries.ts'
import { depthShape, type DepthShape } from './depth-shape.ts'
import type { Level } from './levels.ts'

export interface BookDepthProps {
  marketKey: MarketKey
  waiting: ReactNode
}

/** How much can be bought and sold, and at what price. */
export default function BookDepth({ marketKey, waiting }: BookDepthProps) {
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
  if (!asks.data || !bids.data) return waiting
  const shape = depthShape({
    bids: bids.data.levels,
    asks: asks.data.levels,
    areAsksComplete: asks.data.isComplete,
  })
  if (!shape) return null
  return (
    <>
      <DepthChart shape={shape} />
      <ul className={styles.levels}>
        {bids.data.levels.slice(0, 3).map((level) => (
          <BookLevel key={level.price} level={level} side="bid" />
        ))}
        {asks.data.levels.slice(0, 3).map((level) => (
          <BookLevel key={level.price} level={level} side="ask" />
        ))}
      </ul>
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

/** A picture of what the levels and the sentence below say. */
function DepthChart({ shape }: { shape: DepthShape }) {
  const styles = orderBook()
  const { spread } = shape
  return (
    <div className={styles.chart}>
      <svg className={styles.svg} aria-hidden="true">
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
                amount: formatMoney(spread.amount),
                percent: formatPercent(spread.ratio),
              })}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
