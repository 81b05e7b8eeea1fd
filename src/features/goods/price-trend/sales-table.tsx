import type { PriceRange } from '#contract/words.ts'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, ErrorState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import * as m from '#paraglide/messages.js'
import DayTable from './day-table.tsx'
import { usePrices } from './use-prices.ts'

/** Sales and their price on each day of the range. */
export default function SalesTable({ marketKey, range }: { marketKey: MarketKey; range: PriceRange }) {
  const prices = usePrices(marketKey, range)
  const { data, isError, isFetching, refetch } = prices
  if (isError && !data) {
    return (
      <ErrorState
        title={m.goods_sales_failed()}
        retryLabel={m.goods_retry()}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="row" width="full" count={6} />
  if (data.days.length === 0) {
    return <EmptyState title={m.goods_trend_empty()} text={range === '1y' ? undefined : m.goods_trend_empty_text()} />
  }
  return (
    <>
      <AsOf query={prices} />
      <DayTable label={m.goods_tab_sales()} days={data.days} />
    </>
  )
}
