import type { ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { RemovableChip } from '#design/ui/action/chip.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { contentId } from '#features/navigation/skip-link.tsx'
import { formatShortMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import type { ActiveFilter } from './filter-choices.ts'
import type { MarketSearch, MarketStep } from '../model.ts'

export interface FilterChipsProps {
  search: MarketSearch
  active: readonly ActiveFilter[]
  onChange: (step: MarketStep) => void
  /** Clears all filters. */
  onClear: () => void
  /** Extra actions beside the chips. */
  children?: ReactNode
}

/** The active filters, each removed by one click. Where no rail offers it, a button clears them all. */
export function FilterChips({ search, active, onChange, onClear, children }: FilterChipsProps) {
  const kept = useKeptFocus<HTMLDivElement>(contentId)
  if (active.length === 0) return null
  const styles = marketPage()
  return (
    <div className={styles.chips}>
      <div {...kept} role="group" aria-label={m.market_filters_active()} className={styles.active}>
        {active.map((one) => {
          const name = filterName(one, search)
          return (
            <RemovableChip
              key={one.key}
              removeLabel={m.market_filters_remove({ name })}
              onRemove={() => onChange(one.off)}
            >
              {name}
            </RemovableChip>
          )
        })}
        <span className={styles.narrow}>
          <Button look="ghost" size="sm" onClick={onClear}>
            {m.market_filters_clear()}
          </Button>
        </span>
      </div>
      {children}
    </div>
  )
}

/** The label of an active filter. */
export function filterName(active: ActiveFilter, { price_min, price_max }: MarketSearch): string {
  if (active.kind === 'keyword') return m.market_chip_keyword({ keyword: active.name })
  if (active.kind === 'option') return active.name
  return `${m.market_chip_price()} ${priceName(price_min, price_max)}`
}

function priceName(min: string | undefined, max: string | undefined): string {
  if (min && max) return `${formatShortMoney(min)} – ${formatShortMoney(max)}`
  return min
    ? m.market_chip_price_from({ price: formatShortMoney(min) })
    : m.market_chip_price_to({ price: formatShortMoney(max ?? '0.00') })
}
