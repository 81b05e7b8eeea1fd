import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { itemPage } from '#styled-system/recipes/item-page.js'

export function ItemPending() {
  const styles = itemPage()
  return (
    <div className={styles.root} aria-busy="true" aria-label={m.goods_loading()} role="status">
      <div className={`${styles.item} ${card({ isClipped: true })}`}>
        <div className={styles.picture}>
          <div className={styles.image}>
            <Skeleton shape="fill" width="full" />
          </div>
        </div>
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton shape="row" width="full" count={3} />
        </div>
      </div>
    </div>
  )
}
