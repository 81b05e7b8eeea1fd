import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { tradeList } from '#styled-system/recipes/trade-list.js'

/** The placeholder of a loading list: its head and its rows, at their size. */
export function ItemListPending({ label, count = 8 }: { label: string; count?: number }) {
  const styles = tradeList()
  return (
    <div className={styles.root} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.head} />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
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
