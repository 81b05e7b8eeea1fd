import type { ReactNode } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import * as m from '#paraglide/messages.js'
import type { Sync } from './model.ts'
import { isNarrowed, type InventorySearch } from './search.ts'
import { useInventoryAddress } from './use-inventory-address.ts'
import type { InventoryList } from './use-inventory-list.ts'

interface ListStateProps {
  search: InventorySearch
  list: InventoryList
  /** The last sync; undefined if unknown. */
  sync: Sync | undefined
  children: ReactNode
}

/** The list, or its loading, error or empty state. */
export function ListState({ search, list, sync, children }: ListStateProps) {
  const { showAll } = useInventoryAddress()
  const { market } = useMarketPath()
  const { main, items } = list
  if (main.isPending) return <ItemListPending label={m.inventory_loading()} />
  if (main.isError && items.length === 0) return <FailedQuery title={m.inventory_failed()} query={main} />
  if (items.length > 0) return children
  if (isNarrowed(search)) {
    return (
      <EmptyState title={m.inventory_none()} action={<Button onClick={showAll}>{m.inventory_show_all()}</Button>} />
    )
  }
  // Whether it is empty is unknown until a sync has completed; the line above says why none has.
  if (sync === undefined || sync.read_at === null) {
    return <EmptyState title={m.inventory_unread()} text={m.inventory_unread_text()} />
  }
  return (
    <EmptyState
      title={m.inventory_empty()}
      text={m.inventory_empty_text()}
      action={<LinkButton href={market}>{m.inventory_to_market()}</LinkButton>}
    />
  )
}
