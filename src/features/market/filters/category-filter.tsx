import { memo, useId, useState } from 'react'
import { ChevronDownIcon } from '#design/ui/icon/icons.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketFilters } from '#styled-system/recipes/market-filters.js'
import { FilterCheckbox } from './filter-checkbox.tsx'
import { choiceOf, toggleCategory, toggleWeapon } from './filter-choices.ts'
import type { MarketChange, MarketFilter, MarketSearch } from '../model.ts'

interface CategoryFilterProps {
  category: MarketFilter['categories'][number]
  isCounted: boolean
  /** From the search. */
  categories: MarketSearch['categories']
  weapons: MarketSearch['weapons']
  onChange: MarketChange
}

/** One branch of the category tree: the category, and its weapons when it is open or some of them are chosen. */
export const CategoryFilter = memo(function CategoryFilter(props: CategoryFilterProps) {
  const { category, isCounted, categories, weapons, onChange } = props
  const styles = marketFilters()
  const id = useId()
  const choice = choiceOf({ categories, weapons }, category)
  const [isOpen, setIsOpen] = useState(choice === 'part')
  const hasWeapons = category.weapons.length > 1
  return (
    <div className={styles.branch}>
      <FilterCheckbox
        label={category.name}
        count={isCounted ? formatNumber(category.count) : undefined}
        isChosen={choice === 'whole'}
        isPartly={choice === 'part'}
        onPress={() => onChange((asked) => toggleCategory(asked, category))}
      />
      {hasWeapons && (
        <button
          type="button"
          className={styles.more}
          aria-label={m.market_filter_weapons({ category: category.name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDownIcon size={14} />
        </button>
      )}
      {hasWeapons && isOpen && (
        <div id={id} className={styles.weapons}>
          {category.weapons.map((weapon) => (
            <FilterCheckbox
              key={weapon.key}
              label={weapon.name}
              count={isCounted ? formatNumber(weapon.count) : undefined}
              isChosen={weapons?.includes(weapon.key) ?? false}
              onPress={() => onChange((asked) => toggleWeapon(asked, category, weapon.key))}
            />
          ))}
        </div>
      )}
    </div>
  )
})
