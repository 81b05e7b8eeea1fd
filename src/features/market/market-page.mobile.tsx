import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { FilterButton } from './filters/filter-button.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { MarketList } from './market-list.tsx'
import { MarketSearchBox } from './market-search-box.tsx'
import type { MarketPageProps } from './market-page.pc.tsx'
import { LevelSwitch, ViewSwitch } from './list-switches.tsx'
import { SortSelect } from './sort-select.tsx'
import { useMarket } from './use-market.ts'

/** The market on the phone: search and filters within reach, two cards side by side. */
export function MarketPage({ search, chipTools }: MarketPageProps) {
  const market = useMarket('/goods', search)
  const { active, isAboutItems, total, listingTotal, change, clear } = market
  const styles = marketPage()
  return (
    <div className={styles.main}>
      <h1 className={srOnly()}>{m.market_title()}</h1>
      <div className={styles.search}>
        <MarketSearchBox path="/goods" />
        <ViewSwitch market={market} />
        <FilterButton market={market} />
      </div>
      <FilterChips search={search} active={active} onChange={change} onClear={clear}>
        {chipTools}
      </FilterChips>
      <div className={styles.head}>
        <LevelSwitch market={market} />
        <div className={styles.tools}>
          <SortSelect market={market} />
        </div>
        {total !== undefined && (
          <p className={styles.counts}>{m.market_counts_items({ items: formatNumber(total) })}</p>
        )}
        {isAboutItems && listingTotal !== undefined && (
          <p className={styles.counts}>{m.market_counts_listings({ listings: formatNumber(listingTotal) })}</p>
        )}
      </div>
      <MarketList market={market} early={6} first={4} />
    </div>
  )
}
