import type { ReactNode } from 'react'
import { Change, Price } from '#design/ui/price.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { goodsFigures } from '#styled-system/recipes/goods-figures.js'
import { text } from '#styled-system/recipes/text.js'
import type { Standing } from './model.ts'

export interface KeyFiguresProps {
  standing: Standing
  /** How the price has moved in thirty days, in percent; null when too little was sold, undefined while that is not known. */
  change: number | null | undefined
}

/** Where the goods stands in the market, in four figures. */
export function KeyFigures({ standing, change }: KeyFiguresProps) {
  const { lowest_price, highest_purchase_price, reference_price, reference_sales } = standing
  const sales =
    reference_sales === 1 ? m.goods_reference_sale() : m.goods_reference_sales({ count: formatNumber(reference_sales) })
  return (
    <dl className={goodsFigures().list}>
      <Figure term={m.goods_lowest()}>{lowest_price && <Price amount={lowest_price} size="lg" />}</Figure>
      <Figure term={m.goods_highest_order()}>
        {highest_purchase_price && <Price amount={highest_purchase_price} size="lg" />}
      </Figure>
      <Figure term={m.goods_reference()} note={reference_sales > 0 ? sales : undefined}>
        {reference_price && <Price amount={reference_price} size="lg" />}
      </Figure>
      <Figure term={m.goods_change_30d()} none={change === undefined ? m.goods_unknown() : undefined}>
        {typeof change === 'number' && <Change percent={change} size="xl" digits={1} />}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  term: string
  note?: string | undefined
  /** What stands there without a figure. */
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
