import type { ReactNode } from 'react'
import { firmReferenceSales } from '#contract/market/reference-price.ts'
import { Change, Price } from '#design/ui/data/price.tsx'
import type { Standing } from '#features/listings/standing.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { goodsFigures } from '#styled-system/recipes/goods-figures.js'
import { text } from '#styled-system/recipes/text.js'

export interface KeyFiguresProps {
  standing: Standing
  /** The standing of the whole goods, when one of its styles is shown. */
  whole: Standing | undefined
  /** The price change over thirty days, in percent; null when too little was sold, undefined until known. */
  change: number | null | undefined
}

/** The goods' market standing in four figures. */
export function KeyFigures({ standing, whole, change }: KeyFiguresProps) {
  const { lowest_price, highest_purchase_price, reference_price } = standing
  // What buyers offer for any style is not a figure of this style.
  const isForAnyStyle = highest_purchase_price !== null && highest_purchase_price === whole?.highest_purchase_price
  return (
    <dl className={goodsFigures().list}>
      <Figure term={m.goods_lowest()}>{lowest_price && <Price amount={lowest_price} size="lg" />}</Figure>
      <Figure term={m.goods_highest_order()} note={isForAnyStyle ? m.goods_highest_any_style() : undefined}>
        {highest_purchase_price && <Price amount={highest_purchase_price} size="lg" />}
      </Figure>
      <Figure term={m.goods_reference()} note={reference_price === null ? undefined : salesNote(standing)}>
        {reference_price && <Price amount={reference_price} size="lg" />}
      </Figure>
      <Figure
        term={m.goods_change_30d()}
        // Keeps the layout stable when the figure arrives.
        note={change === null ? undefined : m.goods_change_30d_note()}
        none={change === undefined ? m.goods_unknown() : undefined}
      >
        {typeof change === 'number' && <Change percent={change} size="xl" digits={1} />}
      </Figure>
    </dl>
  )
}

/** How many sales the reference price is based on, and whether they are enough to rely on. */
function salesNote({ reference_sales }: Standing): string {
  if (reference_sales === 0) return m.goods_reference_old()
  const count = formatNumber(reference_sales)
  const sales = reference_sales === 1 ? m.goods_reference_sale() : m.goods_reference_sales({ count })
  return reference_sales < firmReferenceSales ? m.goods_reference_few({ sales }) : sales
}

interface FigureProps {
  term: string
  note?: string | undefined
  /** Shown in place of a missing figure. */
  none?: string | undefined
  children: ReactNode
}

function Figure({ term, note, none = m.goods_none(), children }: FigureProps) {
  const styles = goodsFigures()
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {children || <span className={text({ size: 'xl', tone: 'subtle' })}>{none}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}
