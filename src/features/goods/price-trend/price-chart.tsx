import { DayChart } from '#features/charts/day-chart.tsx'
import type { DaySpan } from '#features/charts/day-shape.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { PriceDay } from '../model.ts'

export interface PriceChartProps {
  /** At least one. */
  days: readonly PriceDay[]
  /** The range they are from. */
  span: DaySpan
}

/** Daily prices as a curve over their volumes. */
export default function PriceChart({ days, span }: PriceChartProps) {
  return (
    <DayChart
      label={m.goods_trend()}
      span={span}
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
