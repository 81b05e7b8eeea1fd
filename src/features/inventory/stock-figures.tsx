import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { inventoryPage } from '#styled-system/recipes/inventory-page.js'
import { stockQuery } from './queries.ts'

interface Sum {
  count: number
  amount: string
}

/** The number of items and their value. Renders nothing on failure: the list shows the same item by item. */
export const StockFigures = memo(function StockFigures() {
  const { data, isPending } = useQuery(stockQuery())
  const styles = inventoryPage()
  if (!data && !isPending) return null
  const figures: [string, Sum | undefined][] = [
    [m.inventory_stock_all(), data?.inventory],
    [m.inventory_stock_sellable(), data?.sellable],
    [m.inventory_stock_locked(), data?.locked],
    [m.inventory_stock_on_sale(), data?.on_sale],
  ]
  return (
    <section className={styles.stock} aria-label={m.inventory_stock()}>
      <DefinitionList
        layout="columns"
        items={[
          ...figures.map(([term, sum]) => ({ term, detail: <Figure sum={sum} /> })),
          {
            term: m.inventory_stock_gain(),
            detail: data ? (
              <span className={styles.figure}>
                <AmountChange amount={data.unrealized_profit} />
                <span className={styles.figureNote}>
                  {m.inventory_stock_costed({ count: formatNumber(data.cost.count) })}
                </span>
              </span>
            ) : (
              <Waiting />
            ),
          },
        ]}
      />
    </section>
  )
})

function Figure({ sum }: { sum: Sum | undefined }) {
  const styles = inventoryPage()
  if (!sum) return <Waiting />
  return (
    <span className={styles.figure}>
      <Price amount={sum.amount} />
      <span className={styles.figureNote}>{m.inventory_items({ count: formatNumber(sum.count) })}</span>
    </span>
  )
}

const Waiting = () => (
  <span className={inventoryPage().figure} aria-busy="true">
    <Skeleton width="half" />
    <Skeleton width="third" />
  </span>
)
