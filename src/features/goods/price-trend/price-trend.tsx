import { lazy, Suspense, useState } from 'react'
import type { PriceRange } from '#contract/words.ts'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, ErrorState } from '#design/ui/status/states.tsx'
import { TableSwitch } from '#features/charts/table-switch.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import type { Standing } from '#features/listings/standing.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { goodsTrend } from '#styled-system/recipes/goods-trend.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { changeOver } from '../reference.ts'
import { Chart } from './chart.tsx'
import { KeyFigures } from './key-figures.tsx'
import { RangeSwitch } from './range-switch.tsx'
import { usePrices } from './use-prices.ts'

const DayTable = lazy(() => loadOnline(() => import('./day-table.tsx')))

export interface PriceTrendProps {
  marketKey: MarketKey
  standing: Standing
  /** The standing of the whole goods, when one of its styles is shown. */
  whole: Standing | undefined
  range: PriceRange
}

/** The current key figures above the price history, as a chart or a table. */
export function PriceTrend({ marketKey, standing, whole, range }: PriceTrendProps) {
  const [isTable, setTable] = useState(false)
  const month = usePrices(marketKey, '30d')
  const styles = goodsTrend()
  return (
    <section className={card()} aria-labelledby="price-trend">
      <h2 id="price-trend" className={srOnly()}>
        {m.goods_trend()}
      </h2>
      <div className={styles.root}>
        <div className={styles.head}>
          <KeyFigures
            standing={standing}
            whole={whole}
            change={month.data && changeOver(month.data.days, month.data.span)}
          />
          <div className={styles.tools}>
            <RangeSwitch range={range} />
            <TableSwitch isTable={isTable} onChange={setTable} />
          </div>
        </div>
        <TrendBody marketKey={marketKey} range={range} isTable={isTable} />
      </div>
    </section>
  )
}

function TrendBody({ marketKey, range, isTable }: { marketKey: MarketKey; range: PriceRange; isTable: boolean }) {
  const prices = usePrices(marketKey, range)
  const { data, isError, isPlaceholderData, isFetching, refetch } = prices
  const styles = goodsTrend()
  if (isError && !data) {
    return (
      <div className={styles.body}>
        <ErrorState
          isCompact
          title={m.goods_trend_failed()}
          retryLabel={m.goods_retry()}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  if (!data) {
    return (
      <div className={styles.body} aria-busy="true">
        <Skeleton shape="fill" width="full" />
      </div>
    )
  }
  if (data.days.length === 0) {
    return (
      <div className={styles.body}>
        <EmptyState
          isCompact
          title={m.goods_trend_empty()}
          text={range === '1y' ? undefined : m.goods_trend_empty_text()}
        />
      </div>
    )
  }
  return (
    <div className={styles.body} aria-busy={isPlaceholderData}>
      <AsOf query={prices} />
      {isTable ? (
        <div className={styles.table}>
          <Suspense fallback={<Skeleton shape="fill" width="full" />}>
            <DayTable label={m.goods_trend()} days={data.days} />
          </Suspense>
        </div>
      ) : (
        <Chart days={data.days} span={data.span} />
      )}
    </div>
  )
}
