import { useCallback, useMemo, useState } from 'react'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { ItemList } from '#features/trading/list/item-list.tsx'
import type { Entry } from '#features/trading/selection/selection.ts'
import { useSelectAll } from '#features/trading/selection/use-select-all.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { inventoryPage } from '#styled-system/recipes/inventory-page.js'
import { FilterChips } from './filter-chips.tsx'
import { InventoryBar } from './inventory-bar.tsx'
import { InventoryEntries } from './inventory-entries.tsx'
import { InventoryToolbar } from './inventory-toolbar.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ListDialog } from './list-dialog.tsx'
import { ListState } from './list-state.tsx'
import { isSellable } from './model.ts'
import { listPartOf, type InventorySearch } from './search.ts'
import { StockFigures } from './stock-figures.tsx'
import { SyncLine } from './sync-line.tsx'
import { useInventoryAddress } from './use-inventory-address.ts'
import { useInventoryList } from './use-inventory-list.ts'
import { useSync } from './use-sync.ts'

const entriesOf = (items: readonly InventoryItem[]) =>
  items.filter(isSellable).map((item): Entry<InventoryItem> => [item.asset_id, item])

/** S1.5 S2.8 What I have on the platform: how it stands, what it is worth, and what can be done with it. */
export function InventoryPage({ search }: { search: InventorySearch }) {
  const list = useInventoryList(search)
  const reading = useSync()
  const address = useInventoryAddress()
  const page = usePublicPath()('/pc/inventory/steam_inventory')
  const { items } = list
  const shown = useMemo(() => entriesOf(items), [items])
  const { selection, isAll, select, clear, all, keys } = useSelectAll({
    shown,
    readAll: async () => entriesOf(await list.readSellable()),
    label: m.inventory_select_all(),
  })
  const [listed, setListed] = useState<readonly InventoryItem[] | null>(null)
  const { list: listOne } = address
  // One stands in the address, as its sheet does; many of them would be too long for one.
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
        <ItemList
          hasActions
          isGrid={view === 'grid'}
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
          all={shown.length > 0 ? all : undefined}
          keys={keys}
          isBusy={list.isBusy}
          more={<LoadMore label={m.inventory_more()} list={list.main} />}
          bar={
            selection.size > 0 && (
              <InventoryBar items={[...selection.values()]} isAll={isAll} onClear={clear} onList={onList} />
            )
          }
        >
          <InventoryEntries
            items={items}
            isGrid={view === 'grid'}
            selection={selection}
            base={page + stringifySearch({ ...listPartOf(search), view })}
            onSelect={select}
            onOpen={address.open}
            onList={onList}
          />
        </ItemList>
      </ListState>
      <ItemDialog search={search} onList={onList} />
      <ListDialog assetId={search.list} chosen={listed} onClose={closeList} onListed={clear} />
    </div>
  )
}
