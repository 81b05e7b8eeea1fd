import { DayChart } from '#features/charts/day-chart.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { PriceDay } from '../model.ts'

export interface PriceChartProps {
  /** At least one. */
  days: readonly PriceDay[]
}

/** Daily prices as a curve over their volumes. */
export default function PriceChart({ days }: PriceChartProps) {
  return (
    <DayChart
      label={m.goods_trend()}
      days={days.map(({ day, median, volume, is_under_way }) => ({
        day,
        amount: median,
        count: volume,
        isUnderWay: is_under_way,
      }))}
      countOf={({ count }) => m.goods_sold({ count: formatNumber(count) })}
    />
  )
}
