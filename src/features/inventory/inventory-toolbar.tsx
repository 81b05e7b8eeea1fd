import { lazy, memo, Suspense, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { Segmented } from '#design/ui/form/segmented.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { FilterIcon, ListIcon } from '#design/ui/icon/icons.tsx'
import { GridIcon } from '#design/ui/icon/item-icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useAskedSearch } from '#features/navigation/use-asked-search.ts'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { loadOnline } from '#lib/browser/load-online.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { activeFilters } from './active-filters.ts'
import { statusNames } from './describe-status.ts'
import { inventorySearch, inventorySorts, itemStatuses, type InventorySearch } from './search.ts'
import { useCategories } from '#features/market/filters/use-categories.ts'
import { useInventoryAddress } from './use-inventory-address.ts'

const load = () => import('./filters-dialog.tsx')
const FiltersDialog = lazy(() => loadOnline(load))
const preload = () => {
  void load()
  preloadDialog()
}

const sortLabels = {
  newest: m.inventory_sort_newest,
  value_desc: m.inventory_sort_value_desc,
  value_asc: m.inventory_sort_value_asc,
  wear_asc: m.inventory_sort_wear_asc,
  wear_desc: m.inventory_sort_wear_desc,
}

/** Search, statuses, sort, further filters and view, all kept in the address. One line on the desktop. */
export const InventoryToolbar = memo(function InventoryToolbar({ search }: { search: InventorySearch }) {
  const { change } = useInventoryAddress()
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useLazyMount(isOpen)
  const open = () => setOpen(true)
  const sort = <Sort search={search} />
  const view = <View search={search} />
  return (
    <>
      <ListToolbar
        label={m.inventory_filters()}
        search={
          <SearchBox
            label={m.inventory_search()}
            keyword={search.keyword}
            onSearch={(keyword) => change({ keyword })}
          />
        }
        filters={<StatusChips search={search} />}
        chosen={activeFilters(search).length}
        choices={sort}
        tools={
          <>
            <Button
              icon={<FilterIcon />}
              aria-haspopup="dialog"
              onPointerDown={preload}
              onFocus={preload}
              onClick={open}
            >
              {m.inventory_filters_more()}
            </Button>
            {view}
          </>
        }
        sheet={{ onAim: preload, onOpen: open }}
      />
      {wasOpen && (
        <Suspense fallback={null}>
          <FiltersDialog
            isOpen={isOpen}
            search={search}
            onClose={() => setOpen(false)}
            category={<Category search={search} />}
          >
            {sort}
            {view}
          </FiltersDialog>
        </Suspense>
      )}
    </>
  )
})

interface PartProps {
  search: InventorySearch
}

function Category({ search: { category } }: PartProps) {
  const { change } = useInventoryAddress()
  const { nameOf, keys } = useCategories()
  return (
    <FilterSelect
      label={m.inventory_category()}
      all={m.inventory_category_all()}
      values={keys}
      nameOf={nameOf}
      value={category}
      onChange={(next) => change({ category: next })}
    />
  )
}

function Sort({ search: { sort = 'newest' } }: PartProps) {
  const { change } = useInventoryAddress()
  return (
    <Select
      label={m.inventory_sort()}
      options={inventorySorts.map((value) => ({ value, label: sortLabels[value]() }))}
      value={sort}
      onChange={(next) => change({ sort: next })}
    />
  )
}

function View({ search: { view = 'list' } }: PartProps) {
  const { change } = useInventoryAddress()
  return (
    <Segmented
      label={m.inventory_view()}
      options={[
        { value: 'list', label: m.inventory_view_list(), icon: <ListIcon size={16} /> },
        { value: 'grid', label: m.inventory_view_grid(), icon: <GridIcon size={16} /> },
      ]}
      value={view}
      onChange={(next) => change({ view: next })}
    />
  )
}

function StatusChips({ search: shown }: PartProps) {
  const page = usePublicPath()('/pc/inventory/steam_inventory')
  const search = useAskedSearch('/inventory/steam_inventory', inventorySearch, shown)
  const hrefOf = (status: InventorySearch['status']) => page + stringifySearch({ ...search, status })
  return (
    <>
      <ChipLink href={hrefOf(undefined)} isCurrent={search.status === undefined}>
        {m.inventory_status_all()}
      </ChipLink>
      {itemStatuses.map((status) => (
        <ChipLink key={status} href={hrefOf(status)} isCurrent={search.status === status}>
          {statusNames[status]()}
        </ChipLink>
      ))}
    </>
  )
}
