import { memo, Suspense } from 'react'
import { Skeleton } from '#design/ui/skeleton.tsx'
import { lazyOnUse } from './lazy-on-use.ts'
import type { PriceChartProps } from './price-chart.tsx'

const PriceChart = lazyOnUse(() => import('./price-chart.tsx'))

/** The chart of the price trend; the server draws it, its cross comes with its code. */
export const Chart = memo(function Chart(props: PriceChartProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" width="full" />}>
      <PriceChart {...props} />
    </Suspense>
  )
})
