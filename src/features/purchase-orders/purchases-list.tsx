import { LoadMore, type LoadMoreProps } from '#design/ui/action/load-more.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { contentId } from '#features/navigation/skip-link.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { countOutside, coverage, type Entry } from '#features/trading/selection/selection.ts'
import { stillListed } from '#features/trading/selection/still-listed.ts'
import { useListKeys } from '#features/trading/selection/use-list-keys.ts'
import type { useSelection } from '#features/trading/selection/use-selection.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { PurchaseRow } from './purchase-row.tsx'
import type { PurchaseView } from './queries.ts'
import type { PurchaseTab } from './search.ts'
import { SelectedBar } from './selected-bar.tsx'

const names: Record<PurchaseTab, () => string> = {
  wait_supply: m.purchase_orders_list_open,
  suspended: m.purchase_orders_list_suspended,
  purchase_record: m.purchase_orders_list_record,
}

/** The most that can be suspended, resumed or cancelled at once. */
export const maxAtOnce = 50

interface PurchasesListProps {
  tab: PurchaseTab
  /** By a keyword. */
  isNarrowed: boolean
  purchases: readonly PurchaseView[]
  /** Those of them that have not ended. */
  shown: readonly Entry<PurchaseView>[]
  chosen: ReturnType<typeof useSelection<PurchaseView>>
  list: LoadMoreProps['list'] & { dataUpdatedAt: number; isPlaceholderData: boolean }
}

/** The purchase orders of a tab. Several that have not ended can be acted on together. */
export function PurchasesList({ tab, isNarrowed, purchases, shown, chosen, list }: PurchasesListProps) {
  const paths = usePurchasePaths()
  const { selection, isFull, select, add, drop, clear } = chosen
  const isWhole = !isNarrowed && !list.hasNextPage && !list.isPlaceholderData
  const selected = stillListed(selection, shown, isWhole)
  const selectAll = () => add(shown)
  const keys = useListKeys<HTMLDivElement>({ onSelect: select, onSelectAll: selectAll, onClear: clear })
  const { onFocus } = useKeptFocus(contentId, keys.ref)
  const cover = coverage(selection, shown)
  return (
    <ItemList
      label={names[tab]()}
      columns={[{ label: m.purchase_orders_head_state() }, { label: m.purchase_orders_price() }]}
      hasGoodsLines
      all={
        shown.length > 0
          ? {
              label:
                shown.length > maxAtOnce
                  ? m.purchase_orders_select_first({ count: formatNumber(maxAtOnce) })
                  : m.purchase_orders_select_all({ count: formatNumber(shown.length) }),
              coverage: cover,
              onToggle: cover === 'all' || isFull ? clear : selectAll,
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
            onClear={clear}
            onGone={drop}
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
