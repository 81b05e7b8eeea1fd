import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { ItemGridSkeleton } from './cards/item-grid.tsx'

/** The market while it loads from another page. */
export function MarketPending() {
  const styles = marketPage()
  return (
    <div className={styles.root}>
      <div className={styles.rail} />
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 className={styles.title}>{m.market_title()}</h1>
        </header>
        <ItemGridSkeleton label={m.market_loading()} count={20} />
      </div>
    </div>
  )
}
