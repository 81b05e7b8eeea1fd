import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { card } from '#styled-system/recipes/card.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'

/** The placeholder of the page of one order, bargain or purchase order: its title and its panels. */
export function DetailPending({ label }: { label: string }) {
  const styles = detailPage()
  const panel = `${styles.panel} ${card({ pad: 'lg' })}`
  return (
    <div className={styles.root} role="status" aria-busy="true" aria-label={label}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <div className={panel}>
          <Skeleton width="third" />
          <Skeleton shape="block" />
        </div>
        <div className={panel}>
          <Skeleton width="third" />
          <Skeleton width="full" count={4} />
        </div>
      </div>
    </div>
  )
}
