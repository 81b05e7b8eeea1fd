import type { ReactNode } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { RarityDot } from '#design/ui/data/rarity.tsx'
import { tierOf } from '#features/items/rarity-tier.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketFilters } from '#styled-system/recipes/market-filters.js'
import { CategoryFilter } from './category-filter.tsx'
import { toggled } from './filter-choices.ts'
import type { MarketFilter, MarketSearch, MarketStep } from './model.ts'
import { PriceRangeInputs } from './price-range-inputs.tsx'

export interface MarketFiltersProps {
  search: MarketSearch
  filter: MarketFilter
  onChange: (step: MarketStep) => void
}

/** Every way to narrow the market's list; the same on the desktop's rail and on the phone's sheet. */
export function MarketFilters({ search, filter, onChange }: MarketFiltersProps) {
  return (
    <div className={marketFilters().root}>
      <Group name={m.market_filter_price()}>
        <PriceRangeInputs label={m.market_filter_price()} search={search} onChange={(range) => onChange(() => range)} />
      </Group>
      <Choices
        name={m.market_filter_exterior()}
        options={filter.exteriors}
        chosen={search.exteriors}
        onToggle={(key) => onChange((asked) => ({ exteriors: toggled(asked.exteriors, key) }))}
      />
      <Choices
        name={m.market_filter_rarity()}
        options={filter.rarities.toReversed()}
        chosen={search.rarities}
        bookmarkOf={(key) => <RarityDot tier={tierOf(key)} />}
        onToggle={(key) => onChange((asked) => ({ rarities: toggled(asked.rarities, key) }))}
      />
      <Group name={m.market_filter_category()}>
        {filter.categories.map((category) => (
          <CategoryFilter key={category.key} category={category} search={search} onChange={onChange} />
        ))}
      </Group>
      <Choices
        name={m.market_filter_quality()}
        options={filter.qualities}
        chosen={search.qualities}
        onToggle={(key) => onChange((asked) => ({ qualities: toggled(asked.qualities, key) }))}
      />
    </div>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const styles = marketFilters()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{name}</legend>
      {children}
    </fieldset>
  )
}

interface ChoicesProps<Key extends string> {
  name: string
  options: readonly { key: Key; name: string; count: number }[]
  chosen: readonly Key[] | undefined
  bookmarkOf?: (key: Key) => ReactNode
  onToggle: (key: Key) => void
}

function Choices<Key extends string>({ name, options, chosen, bookmarkOf, onToggle }: ChoicesProps<Key>) {
  return (
    <Group name={name}>
      {options.map((option) => (
        <Checkbox
          key={option.key}
          label={
            <>
              {bookmarkOf?.(option.key)}
              {option.name}
            </>
          }
          count={formatNumber(option.count)}
          checked={chosen?.includes(option.key) ?? false}
          onChange={() => onToggle(option.key)}
        />
      ))}
    </Group>
  )
}
