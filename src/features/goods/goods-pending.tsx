import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { goodsArt } from '#styled-system/recipes/goods-art.js'
import { goodsPage } from '#styled-system/recipes/goods-page.js'
import { goodsTrend } from '#styled-system/recipes/goods-trend.js'

/** The skeleton of a goods page that is slow to load, in the page's shape. */
export function GoodsPending() {
  const styles = goodsPage()
  const art = goodsArt()
  const trend = goodsTrend()
  return (
    <div className={styles.root} aria-busy="true" aria-label={m.goods_loading()} role="status">
      <span className={styles.crumbs}>
        <Skeleton width="quarter" />
      </span>
      <div className={styles.top}>
        <div className={card()}>
          <div className={art.root}>
            <div className={art.image}>
              <Skeleton shape="fill" width="full" />
            </div>
            <Skeleton shape="title" />
            <Skeleton shape="row" width="full" count={2} />
          </div>
        </div>
        <div className={card()}>
          <div className={trend.root}>
            <Skeleton shape="title" width="half" />
            <div className={trend.body}>
              <Skeleton shape="fill" width="full" />
            </div>
          </div>
        </div>
      </div>
      <Skeleton shape="row" width="full" count={6} />
    </div>
  )
}
