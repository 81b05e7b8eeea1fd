import { type GoodsDetail, referenceOf } from '#features/listings/standing.ts'
import { formatMoney, formatPercent } from '#i18n/format.ts'
import { percentFrom } from '#lib/percent-from.ts'
import * as m from '#paraglide/messages.js'
import { listingRow } from '#styled-system/recipes/listing-row.js'

export interface DifferenceProps {
  price: string
  /** The page's reference price. */
  reference: string | null
  /** The listing's own style: its reference price takes precedence over the page's, and is named. */
  style: GoodsDetail['styles'][number] | undefined
}

/** The difference between a price and its reference price, in the words of the cards. */
export function Difference({ price, reference, style }: DifferenceProps) {
  const own = style && referenceOf(style)
  // The price of one style says nothing about another.
  const percent = percentFrom(style ? own : reference, price)
  if (percent === null) return null
  const { note } = listingRow()
  const of =
    style && own !== reference
      ? m.goods_reference_of({ style: style.name, price: formatMoney(own!) })
      : m.goods_the_reference()
  const isEven = Math.abs(percent) < 0.05
  const words = percent < 0 ? m.goods_under : m.goods_over
  return (
    <span className={note} data-good={(percent < 0 && !isEven) || undefined}>
      {isEven ? m.goods_even({ of }) : words({ percent: formatPercent(Math.abs(percent) / 100), of })}
    </span>
  )
}
