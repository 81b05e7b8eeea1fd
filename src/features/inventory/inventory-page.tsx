import { useCallback, useMemo, useState } from 'react'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { RowChunks } from '#features/trading/list/row-chunks.tsx'
import { SelectableList } from '#features/trading/list/selectable-list.tsx'
import { useSelectionStore } from '#features/trading/selection/selection-store.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { inventoryPage } from '#styled-system/recipes/inventory-page.js'
import { FilterChips } from './filter-chips.tsx'
import { InventoryBar } from './inventory-bar.tsx'
import { InventoryCard } from './inventory-card.tsx'
import { InventoryRow } from './inventory-row.tsx'
import { InventoryToolbar } from './inventory-toolbar.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ListDialog } from './list-dialog.tsx'
import { ListState } from './list-state.tsx'
import { filterOf, listPartOf, type InventorySearch } from './search.ts'
import { StockFigures } from './stock-figures.tsx'
import { SyncLine } from './sync-line.tsx'
import { useInventoryAddress } from './use-inventory-address.ts'
import { sellableEntries, unsellableIds, useInventoryList } from './use-inventory-list.ts'
import { useSync } from './use-sync.ts'

/** S1.5 S2.8 The user's items on the platform: their status, their value, and the actions available. */
export function InventoryPage({ search }: { search: InventorySearch }) {
  const list = useInventoryList(search)
  const reading = useSync()
  const address = useInventoryAddress()
  const page = usePublicPath()('/pc/inventory/steam_inventory')
  const { items } = list
  const shown = useMemo(() => sellableEntries(items), [items])
  const barred = useMemo(() => unsellableIds(items), [items])
  const chosen = useSelectionStore({ shown, barred, reading: list.reading })
  const [listed, setListed] = useState<readonly InventoryItem[] | null>(null)
  const { list: listOne } = address
  // A single item goes into the address, like its sheet; many would make it too long.
  const onList = useCallback(
    (some: readonly InventoryItem[]) => {
      const [first, ...others] = some
      if (first && others.length === 0) listOne(first.asset_id)
      else setListed(some)
    },
    [listOne],
  )
  const closeList = () => (listed ? setListed(null) : address.close())
  const styles = inventoryPage()
  const { sort, view } = search
  const isGrid = view === 'grid'
  const base = page + stringifySearch({ ...listPartOf(search), view })
  const { open } = address
  const draw = useCallback(
    (item: InventoryItem) => {
      const href = `${base}${base.includes('?') ? '&' : '?'}item=${item.asset_id}`
      const entry = { item, href, onSelect: chosen.select, onOpen: open }
      return isGrid ? (
        <InventoryCard key={item.asset_id} {...entry} />
      ) : (
        <InventoryRow key={item.asset_id} {...entry} onList={onList} />
      )
    },
    [isGrid, base, chosen, open, onList],
  )
  const byValue = sort === 'value_asc' ? 'up' : sort === 'value_desc' ? 'down' : undefined
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <SyncLine reading={reading} />
        <StockFigures />
      </div>
      <InventoryToolbar search={search} />
      <FilterChips search={search} goodsName={items[0]?.goods_info.name} />
      <AsOf query={list.main} />
      <ListState search={search} list={list} sync={reading.found.data}>
        <SelectableList
          hasActions
          isGrid={isGrid}
          label={m.inventory_items_list()}
          columns={[
            {
              label: m.inventory_reference(),
              sort: {
                direction: byValue,
                onSort: () => address.change({ sort: byValue === 'down' ? 'value_asc' : 'value_desc' }),
              },
            },
            { label: m.inventory_lowest() },
            { label: m.inventory_highest_order() },
            { label: m.inventory_cost() },
          ]}
          chosen={chosen}
          filter={filterOf(search)}
          shown={shown}
          allLabel={m.inventory_select_all()}
          readAll={list.readSellable}
          isBusy={list.isBusy}
          more={<LoadMore label={m.inventory_more()} list={list.main} />}
          bar={(selected) => (
            <InventoryBar selected={selected} feeBasisPoints={list.facts?.fee_basis_points} onList={onList} />
          )}
        >
          <RowChunks rows={items} isGrid={isGrid} chosen={chosen} draw={draw} />
        </SelectableList>
      </ListState>
      <ItemDialog search={search} onList={onList} />
      <ListDialog assetId={search.list} chosen={listed} onClose={closeList} onListed={chosen.drop} />
    </div>
  )
}
