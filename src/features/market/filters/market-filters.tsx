import { lazy, memo, Suspense, useState, type ReactNode } from 'react'
import { ChevronDownIcon } from '#design/ui/icon/icons.tsx'
import { RarityDot } from '#design/ui/data/rarity.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { tierOf } from '#features/items/rarity-tier.ts'
import { formatNumber } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { marketFilters } from '#styled-system/recipes/market-filters.js'
import { CategoryFilter } from './category-filter.tsx'
import { FilterCheckbox } from './filter-checkbox.tsx'
import { toggled } from './filter-choices.ts'
import { itemFilterChips, type Names } from './item-filter-chips.ts'
import type { MarketChange, MarketFilter, MarketSearch } from '../model.ts'
import { PriceRangeInputs } from './price-range-inputs.tsx'

const load = () => loadOnline(() => import('./item-filters.tsx'))
const ItemFilters = lazy(load)

export interface MarketFiltersProps {
  search: MarketSearch
  filter: MarketFilter
  /** Whether the options' counts apply to what is listed. */
  isCounted: boolean
  onChange: MarketChange
}

interface AllFiltersProps extends MarketFiltersProps {
  names: Names
}

/** All market filters; the same on the desktop's rail and on the phone's sheet. */
export function MarketFilters({ search, filter, isCounted, names, onChange }: AllFiltersProps) {
  return (
    <div className={marketFilters().root}>
      <Group name={m.market_filter_price()}>
        <PriceRangeInputs search={search} onChange={(range) => void onChange(() => range)} />
      </Group>
      <Exteriors options={filter.exteriors} isCounted={isCounted} chosen={search.exteriors} onChange={onChange} />
      <Rarities options={filter.rarities} isCounted={isCounted} chosen={search.rarities} onChange={onChange} />
      <Group name={m.market_filter_category()}>
        {filter.categories.map((category) => (
          <CategoryFilter
            key={category.key}
            category={category}
            isCounted={isCounted}
            categories={search.categories}
            weapons={search.weapons}
            onChange={onChange}
          />
        ))}
      </Group>
      <Qualities options={filter.qualities} isCounted={isCounted} chosen={search.qualities} onChange={onChange} />
      <ItemFiltersFold search={search} filter={filter} isCounted={isCounted} names={names} onChange={onChange} />
    </div>
  )
}

/** The item filters take more code than all the others, so they load when opened, or when one of them is set. */
function ItemFiltersFold(props: AllFiltersProps) {
  const { search, filter, names } = props
  const styles = marketFilters()
  const [isOpen, setOpen] = useState(
    () => itemFilterChips(search, filter, names).length > 0 || search.collections !== undefined,
  )
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.foldHead} onPointerEnter={() => void load()} onFocus={() => void load()}>
        {m.market_filter_items()}
        <ChevronDownIcon size={16} className={styles.foldMark} />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="row" width="full" count={6} />}>
          <ItemFilters {...props} />
        </Suspense>
      )}
    </details>
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

interface GroupProps<Options extends 'exteriors' | 'rarities' | 'qualities'> {
  options: MarketFilter[Options]
  isCounted: boolean
  chosen: MarketSearch[Options]
  onChange: MarketChange
}

// Memoized: a press renders only its own group.

const Exteriors = memo(function Exteriors({ onChange, ...group }: GroupProps<'exteriors'>) {
  return (
    <Choices
      {...group}
      name={m.market_filter_exterior()}
      onToggle={(key) => onChange((asked) => ({ exteriors: toggled(asked.exteriors, key) }))}
    />
  )
})

const Rarities = memo(function Rarities({ onChange, options, ...group }: GroupProps<'rarities'>) {
  return (
    <Choices
      {...group}
      name={m.market_filter_rarity()}
      options={options.toReversed()}
      bookmarkOf={(key) => <RarityDot tier={tierOf(key)} />}
      onToggle={(key) => onChange((asked) => ({ rarities: toggled(asked.rarities, key) }))}
    />
  )
})

const Qualities = memo(function Qualities({ onChange, ...group }: GroupProps<'qualities'>) {
  return (
    <Choices
      {...group}
      name={m.market_filter_quality()}
      onToggle={(key) => onChange((asked) => ({ qualities: toggled(asked.qualities, key) }))}
    />
  )
})

interface ChoicesProps<Key extends string> {
  name: string
  options: readonly { key: Key; name: string; count: number }[]
  isCounted: boolean
  chosen: readonly Key[] | undefined
  bookmarkOf?: (key: Key) => ReactNode
  onToggle: (key: Key) => Promise<void>
}

function Choices<Key extends string>({ name, options, isCounted, chosen, bookmarkOf, onToggle }: ChoicesProps<Key>) {
  return (
    <Group name={name}>
      {options.map((option) => (
        <FilterCheckbox
          key={option.key}
          label={
            <>
              {bookmarkOf?.(option.key)}
              {option.name}
            </>
          }
          count={isCounted ? formatNumber(option.count) : undefined}
          isChosen={chosen?.includes(option.key) ?? false}
          onPress={() => onToggle(option.key)}
        />
      ))}
    </Group>
  )
}
