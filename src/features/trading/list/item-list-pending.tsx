import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { tradeList } from '#styled-system/recipes/trade-list.js'

interface ItemListPendingProps {
  label: string
  /** The list has column heads, or rows to select. */
  hasHead?: boolean
  /** The number of rows. */
  count?: number
}

/** The placeholder of a loading list: its head and its rows, at their size. */
export function ItemListPending({ label, hasHead = true, count = 8 }: ItemListPendingProps) {
  const styles = tradeList()
  return (
    <div className={styles.root} role="status" aria-busy="true" aria-label={label}>
      {hasHead && <div className={styles.head} />}
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row} inert>
          <span className={styles.art}>
            <Skeleton shape="art" />
          </span>
          <span className={styles.words}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </span>
          <span className={styles.cells}>
            <Skeleton shape="figure" />
          </span>
        </div>
      ))}
    </div>
  )
}
