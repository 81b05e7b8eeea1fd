import type { ReactNode } from 'react'
import { LinkButton } from '#design/ui/action/button.tsx'
import { DateFilter } from '#features/trading/list/date-filter.tsx'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { TradeSortSelect } from '#features/trading/list/trade-sort-select.tsx'
import * as m from '#paraglide/messages.js'
import { faultName } from '../describe-fault.ts'
import { faults, type HistorySearch } from './history-search.ts'

interface HistoryToolbarProps {
  search: HistorySearch & { state?: string | undefined }
  /** The filter by state, which differs between purchases and sales. */
  states: ReactNode
  /** Downloads everything that matches as a file. */
  csvHref: string
  onChange: (change: HistorySearch) => void
}

/** The filters of a history, by number or item, state, side at fault and days, and its sort. All live in the address. */
export function HistoryToolbar({ search, states, csvHref, onChange }: HistoryToolbarProps) {
  const { keyword, state, from, to, fault, sort } = search
  return (
    <ListToolbar
      label={m.orders_history_filters()}
      search={
        <SearchBox
          label={m.orders_history_search()}
          keyword={keyword}
          onSearch={(next) => onChange({ keyword: next })}
        />
      }
      chosen={[state, fault, from, to].filter(Boolean).length}
      choices={
        <>
          {states}
          <FilterSelect
            label={m.orders_fault()}
            all={m.orders_history_any_fault()}
            values={faults}
            nameOf={(side) => m.orders_history_fault({ side: faultName(side) })}
            value={fault}
            onChange={(next) => onChange({ fault: next })}
          />
          <DateFilter
            label={m.orders_history_from()}
            value={from}
            max={to}
            onChange={(next) => onChange({ from: next })}
          />
          <DateFilter label={m.orders_history_to()} value={to} min={from} onChange={(next) => onChange({ to: next })} />
          <TradeSortSelect sort={sort} onSort={(next) => onChange({ sort: next })} />
        </>
      }
      tools={
        <LinkButton rel="external" href={csvHref}>
          {m.orders_history_csv()}
        </LinkButton>
      }
    />
  )
}
