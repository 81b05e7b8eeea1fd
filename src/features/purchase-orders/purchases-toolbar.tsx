import type { ReactNode } from 'react'
import { endedPurchaseSorts, purchaseSorts, type PurchaseSort } from '#contract/words.ts'
import { Select } from '#design/ui/form/select.tsx'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import * as m from '#paraglide/messages.js'
import type { PurchaseListSearch, PurchaseTab } from './search.ts'

const sortLabels: Record<PurchaseSort, () => string> = {
  newest: m.purchase_orders_sort_newest,
  price_desc: m.purchase_orders_sort_price_desc,
  price_asc: m.purchase_orders_sort_price_asc,
  expiring: m.purchase_orders_sort_expiring,
}

interface PurchasesToolbarProps {
  tab: PurchaseTab
  search: PurchaseListSearch
  tools: ReactNode
  onChange: (change: PurchaseListSearch) => void
}

/** Search and sort of a list of purchase orders, both in the address. */
export function PurchasesToolbar({ tab, search, tools, onChange }: PurchasesToolbarProps) {
  const sorts: readonly PurchaseSort[] = tab === 'purchase_record' ? endedPurchaseSorts : purchaseSorts
  return (
    <ListToolbar
      label={m.purchase_orders_filters()}
      search={
        <SearchBox
          label={m.purchase_orders_search()}
          keyword={search.keyword}
          onSearch={(keyword) => onChange({ keyword })}
        />
      }
      choices={
        <Select
          label={m.purchase_orders_sort()}
          options={sorts.map((value) => ({ value, label: sortLabels[value]() }))}
          value={search.sort ?? 'newest'}
          onChange={(sort) => onChange({ sort: sort === 'newest' ? undefined : sort })}
        />
      }
      tools={tools}
    />
  )
}
