import { useQueryClient } from '@tanstack/react-query'
import { LoadMore, type LoadMoreProps } from '#design/ui/action/load-more.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { contentId } from '#features/navigation/skip-link.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { countOutside, coverage, type Entry } from '#features/trading/selection/selection.ts'
import { stillListed } from '#features/trading/selection/still-listed.ts'
import { useListKeys } from '#features/trading/selection/use-list-keys.ts'
import { useSelectAll } from '#features/trading/selection/use-select-all.ts'
import type { useSelection } from '#features/trading/selection/use-selection.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { PurchaseRow } from './purchase-row.tsx'
import { firstPurchasesQuery, maxAtOnce, type PurchaseView } from './queries.ts'
import type { PurchaseListSearch, PurchaseTab } from './search.ts'
import { SelectedBar } from './selected-bar.tsx'

const names: Record<PurchaseTab, () => string> = {
  wait_supply: m.purchase_orders_list_open,
  suspended: m.purchase_orders_list_suspended,
  purchase_record: m.purchase_orders_list_record,
}

/** Those that have not ended, as entries for the selection. */
export const openEntries = (purchases: readonly PurchaseView[]) =>
  purchases
    .filter(({ ended_at }) => ended_at === null)
    .map((purchase): Entry<PurchaseView> => [purchase.purchase_id, purchase])

interface PurchasesListProps {
  tab: PurchaseTab
  search: PurchaseListSearch
  purchases: readonly PurchaseView[]
  /** Those of them that have not ended. */
  shown: readonly Entry<PurchaseView>[]
  chosen: ReturnType<typeof useSelection<PurchaseView>>
  list: LoadMoreProps['list'] & { dataUpdatedAt: number; isPlaceholderData: boolean }
}

/** The purchase orders of a tab. Several that have not ended can be acted on together. */
export function PurchasesList({ tab, search, purchases, shown, chosen, list }: PurchasesListProps) {
  const paths = usePurchasePaths()
  const client = useQueryClient()
  const { store, selection, isFull, select, add, drop, clear } = chosen
  const canSelect = shown.length > 0
  const isRead = !list.hasNextPage && !list.isPlaceholderData
  const selected = stillListed(selection, shown, isRead && search.keyword === undefined)
  const { isReading, selectAll } = useSelectAll({
    chosen: store,
    shown,
    isBusy: list.isPlaceholderData,
    readAll: () =>
      isRead || !canSelect ? shown : client.fetchQuery(firstPurchasesQuery(tab, search)).then(openEntries),
    onRead: (found) => add(found),
  })
  const onSelectAll = () => void selectAll()
  const keys = useListKeys<HTMLDivElement>({ onSelect: select, onSelectAll, onClear: clear })
  const { onFocus } = useKeptFocus(contentId, keys.ref)
  const cover = coverage(selection, shown)
  return (
    <ItemList
      label={names[tab]()}
      columns={[{ label: m.purchase_orders_head_state() }, { label: m.purchase_orders_price() }]}
      hasGoodsLines
      all={
        canSelect
          ? {
              label:
                isRead && shown.length <= maxAtOnce
                  ? m.purchase_orders_select_all({ count: formatNumber(shown.length) })
                  : m.purchase_orders_select_first({ count: formatNumber(maxAtOnce) }),
              coverage: cover,
              isBusy: isReading,
              onToggle: cover === 'all' || isFull ? clear : onSelectAll,
            }
          : undefined
      }
      keys={{ ...keys, onFocus }}
      isBusy={list.isPlaceholderData}
      more={<LoadMore label={m.purchase_orders_load_more()} list={list} />}
      bar={
        selected.size > 0 && (
          <SelectedBar
            purchases={[...selected.values()]}
            outside={countOutside(selected, new Set(shown.map(([id]) => id)))}
            isFull={isFull}
            isReading={isReading}
            onClear={clear}
            onDrop={drop}
          />
        )
      }
    >
      {purchases.map((purchase) => (
        <PurchaseRow
          key={purchase.purchase_id}
          purchase={purchase}
          href={paths.purchase(purchase.purchase_id)}
          now={list.dataUpdatedAt}
          isSelected={selection.has(purchase.purchase_id)}
          isFull={isFull}
          onSelect={select}
          onMoved={() => drop([purchase.purchase_id])}
        />
      ))}
    </ItemList>
  )
}
