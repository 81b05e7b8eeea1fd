import type { ReactNode } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import * as m from '#paraglide/messages.js'
import type { OnSaleSearch } from '../search.ts'
import { useSellingSearch } from './selling-toolbar.tsx'
import type { useSellingList } from './use-selling-list.ts'

interface ListStateProps {
  search: OnSaleSearch
  list: ReturnType<typeof useSellingList>
  children: ReactNode
}

/** The list, or its loading, error or empty state. */
export function ListState({ search, list, children }: ListStateProps) {
  const change = useSellingSearch()
  const { find } = usePlace()
  const { main, failed, items } = list
  // That there is nothing is only known once both have been read.
  const isUnknown = items.length === 0 && failed?.isPending
  if (main.isPending || isUnknown) return <ItemListPending label={m.selling_loading()} />
  if (!main.data) return <FailedQuery title={m.selling_list_failed()} query={main} />
  const missing = failed && !failed.data && failed.isError && (
    <FailedQuery title={m.selling_failed_listings_failed()} query={failed} />
  )
  if (missing && items.length === 0) return missing
  if (items.length > 0) {
    return (
      <>
        {missing}
        {children}
      </>
    )
  }
  const isSearched = search.keyword !== undefined || search.category !== undefined
  if (isSearched || search.state !== undefined) {
    const isNothingDown = !isSearched && search.state === 'off_shelf'
    return (
      <EmptyState
        title={isNothingDown ? m.selling_none_down() : m.selling_none()}
        text={isNothingDown ? m.selling_none_down_text() : undefined}
        action={
          <Button onClick={() => change({ keyword: undefined, category: undefined, state: undefined })}>
            {m.selling_show_all()}
          </Button>
        }
      />
    )
  }
  const inventory = find('/inventory/steam_inventory')
  return (
    <EmptyState
      title={m.selling_empty()}
      text={m.selling_empty_text()}
      action={inventory && <LinkButton href={inventory}>{m.selling_to_inventory()}</LinkButton>}
    />
  )
}
