import { RemovableChip } from '#design/ui/action/chip.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { contentId } from '#features/navigation/skip-link.tsx'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { activeFilters } from './active-filters.ts'
import type { InventorySearch } from './search.ts'
import { useCategories } from '#features/market/filters/use-categories.ts'
import { useInventoryAddress } from './use-inventory-address.ts'

/** The active filters that are visible nowhere else on the page, each removable with one click. */
export function FilterChips({ search, goodsName }: { search: InventorySearch; goodsName: string | undefined }) {
  const { change } = useInventoryAddress()
  const kept = useKeptFocus<HTMLDivElement>(contentId)
  const { nameOf } = useCategories()
  const active = activeFilters(search, { goods: goodsName, category: nameOf })
  if (active.length === 0) return null
  return (
    <div {...kept} role="group" aria-label={m.market_filters_active()} className={row({ gap: 2, wrap: true })}>
      {active.map(({ name, off }) => (
        <RemovableChip key={name} removeLabel={m.market_filters_remove({ name })} onRemove={() => change(off)}>
          {name}
        </RemovableChip>
      ))}
    </div>
  )
}
