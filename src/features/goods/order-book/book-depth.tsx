import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CallData } from '#contract/call.ts'
import type { depth } from '#contract/market/goods.ts'
import { ErrorState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { TableSwitch } from '#features/charts/table-switch.tsx'
import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { orderBook } from '#styled-system/recipes/order-book.js'
import type { DepthKey } from '../model.ts'
import { depthQuery } from '../queries.ts'
import { ConditionalBids } from './conditional-bids.tsx'
import { depthShape, type DepthShape } from './depth-shape.ts'
import { LevelTable } from './level-table.tsx'
import type { Level } from './levels.ts'

type Depth = CallData<typeof depth>

export interface BookDepthProps {
  depthKey: DepthKey
  waiting: ReactNode
}

/** How many units can be bought and sold, and at what price, as a chart or a table. */
export default function BookDepth({ depthKey, waiting }: BookDepthProps) {
  const book = useQuery(depthQuery(depthKey))
  const { data, isError, isFetching, refetch } = book
  const [isTable, setTable] = useState(false)
  const styles = orderBook()
  if (isError && !data) {
    return (
      <ErrorState
        isCompact
        title={m.goods_book_failed()}
        retryLabel={m.goods_retry()}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return waiting
  const { asks, bids } = data
  const shape = depthShape({ bids, asks, areAsksComplete: totalOf(asks) === data.ask_count })
  const isSlice = depthKey.wear_min !== undefined || depthKey.wear_max !== undefined
  const text = (
    <>
      {isSlice && sentence(data)}
      <ConditionalBids depth={data} />
    </>
  )
  if (!shape) return text
  return (
    <>
      <AsOf query={book} />
      <div className={styles.tools}>
        <TableSwitch
          isTable={isTable}
          asTable={m.goods_book_as_table()}
          asChart={m.goods_book_as_chart()}
          onChange={setTable}
        />
      </div>
      {isTable ? (
        <div className={styles.tables} role="region" aria-labelledby="order-book" tabIndex={0}>
          {bids.length > 0 && (
            <LevelTable
              columns={[m.goods_wanted_price(), m.goods_wanted_here(), m.goods_level_total()]}
              levels={bids}
            />
          )}
          {asks.length > 0 && (
            <LevelTable
              columns={[m.goods_offered_price(), m.goods_offered_here(), m.goods_level_total()]}
              levels={asks}
            />
          )}
        </div>
      ) : (
        <>
          <DepthChart shape={shape} />
          <ul className={styles.levels}>
            {bids.slice(0, 3).map((level) => (
              <BookLevel key={level.price} level={level} side="bid" />
            ))}
            {asks.slice(0, 3).map((level) => (
              <BookLevel key={level.price} level={level} side="ask" />
            ))}
          </ul>
        </>
      )}
      {text}
    </>
  )
}

const totalOf = (levels: readonly Level[]) => levels.reduce((sum, { quantity }) => sum + quantity, 0)

/** The chart's content for a range of wear, in words. */
const sentence = ({ ask_count, bid_count }: Depth) => (
  <p className={orderBook().text}>
    {m.goods_book_slice({ asks: formatNumber(ask_count), bids: formatNumber(bid_count) })}
  </p>
)

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

/** A chart of what the levels and the sentence below say. */
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
