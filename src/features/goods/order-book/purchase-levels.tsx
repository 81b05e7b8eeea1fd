import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, ErrorState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { WantButton } from '../goods-dialogs.tsx'
import { depthQuery } from '../queries.ts'
import { ConditionalBids } from './conditional-bids.tsx'
import { LevelTable } from './level-table.tsx'

/** The quantity that buyers want at each price. */
export function PurchaseLevels({ marketKey }: { marketKey: MarketKey }) {
  const depth = useQuery(depthQuery(marketKey))
  const { data, isError, isFetching, refetch } = depth
  const styles = dataTable({ isDense: true })
  if (isError && !data) {
    return (
      <ErrorState
        title={m.goods_orders_failed()}
        retryLabel={m.goods_retry()}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="row" width="full" count={6} />
  if (data.bids.length === 0) {
    if (data.conditional_bid_count > 0) {
      return (
        <>
          <AsOf query={depth} />
          <ConditionalBids depth={data} />
        </>
      )
    }
    return <EmptyState title={m.goods_orders_empty()} text={m.goods_orders_empty_text()} action={<WantButton />} />
  }
  return (
    <>
      <AsOf query={depth} />
      <div className={styles.scroll} role="region" aria-label={m.goods_tab_purchase_orders()} tabIndex={0}>
        <LevelTable
          columns={[m.goods_wanted_price(), m.goods_wanted_here(), m.goods_wanted_total()]}
          levels={data.bids}
        />
      </div>
      <ConditionalBids depth={data} />
    </>
  )
}
