import type { CallData } from '#contract/call.ts'
import type { detail } from '#contract/market/goods.ts'
import { minReferenceSales } from '#contract/market/reference-price.ts'

export type GoodsDetail = CallData<typeof detail>

/** The market standing of the goods, or of the given style; undefined if it has no such style. */
export function standingOf(detail: GoodsDetail, style: number | undefined) {
  return style === undefined ? detail.market : detail.styles.find((one) => one.style_id === style)
}

export type Standing = NonNullable<ReturnType<typeof standingOf>>

/** The price that others are compared with: the seven-day median, or null if it is based on too few sales. */
export function referenceOf({ reference_price, reference_sales }: Standing): string | null {
  return reference_sales < minReferenceSales ? null : reference_price
}
