import type { CallData } from '#contract/call.ts'
import type { detail } from '#contract/market/goods.ts'
import { minReferenceSales } from '#contract/market/reference-price.ts'

export type GoodsDetail = CallData<typeof detail>

/** Where the goods stands in the market, or the style that is looked at; undefined when it has no such style. */
export function standingOf(detail: GoodsDetail, style: number | undefined) {
  return style === undefined ? detail.market : detail.styles.find((one) => one.style_id === style)
}

export type Standing = NonNullable<ReturnType<typeof standingOf>>

/** The price that others are measured against: the median of seven days, unless too few sales stand behind it. */
export function referenceOf({ reference_price, reference_sales }: Standing): string | null {
  return reference_sales < minReferenceSales ? null : reference_price
}
