import type { ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { FilterButton } from './filters/filter-button.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { MarketFilters } from './filters/market-filters.tsx'
import { MarketList } from './market-list.tsx'
import type { MarketSearch } from './model.ts'
import { LevelSwitch, ViewSwitch } from './list-switches.tsx'
import { SortSelect } from './sort-select.tsx'
import { useMarket } from './use-market.ts'

export interface MarketPageProps {
  search: MarketSearch
  /** Extra tools beside the filter chips. */
  chipTools: ReactNode
}

/** The market on the desktop: the rail of filters and the matches. */
export function MarketPage({ search, chipTools }: MarketPageProps) {
  const market = useMarket('/market/csgo', search)
  const { active, options, isCounted, isAboutItems, names, total, listingTotal, change, clear } = market
  const styles = marketPage()
  return (
    <div className={styles.root}>
      <aside aria-label={m.market_filters()} className={styles.rail}>
        <div className={styles.railHead}>
          <h2>{m.market_filters()}</h2>
          {active.length > 0 && (
            <Button look="ghost" size="sm" onClick={clear}>
              {m.market_filters_clear()}
            </Button>
          )}
        </div>
        <MarketFilters search={search} filter={options} isCounted={isCounted} names={names} onChange={change} />
      </aside>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 className={styles.title}>{m.market_title()}</h1>
          {total !== undefined && (
            <p className={styles.counts}>
              {m.market_counts({ items: formatNumber(total), listings: formatNumber(listingTotal ?? 0) })}
            </p>
          )}
          {isAboutItems && listingTotal !== undefined && (
            <p className={styles.counts}>{m.market_counts_listings({ listings: formatNumber(listingTotal) })}</p>
          )}
          <div className={styles.tools}>
            <div className={styles.narrow}>
              <FilterButton market={market} isLabelled />
            </div>
            <LevelSwitch market={market} />
            <SortSelect market={market} />
            <ViewSwitch market={market} />
          </div>
        </header>
        <FilterChips search={search} active={active} onChange={change} onClear={clear}>
          {chipTools}
        </FilterChips>
        <MarketList market={market} early={10} first={5} />
      </div>
    </div>
  )
}
