import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { Button } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { priceSort } from '#features/trading/list/price-sort.ts'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { stack } from '#styled-system/recipes/stack.js'
import { describeFault } from '../describe-fault.ts'
import { describeState } from '../describe-state.ts'
import { historyQuery, type OrderFilters } from '../queries.ts'
import { noHistoryFilters, type HistorySearch } from './history-search.ts'
import { HistoryToolbar } from './history-toolbar.tsx'

type SearchWith<State extends string> = HistorySearch & { state?: State | undefined }

interface RowWords {
  /** The figures people compare besides the price. */
  columns: readonly { label: string; valueOf: (order: OrderView) => ReactNode }[]
  hrefOf: (orderId: string) => string
  /** Names the other side, as in "from Mei". */
  partnerWords: (partner: { name: string }) => string
}

interface OrderHistoryProps<State extends string> extends RowWords {
  side: OrderView['role']
  /** The page's path in the desktop tree. */
  path: string
  search: SearchWith<State>
  filtersOf: (search: SearchWith<State>, timeZone: string) => OrderFilters
  /** The states to choose from. */
  states: { label: string; all: string; values: readonly State[]; nameOf: (state: State) => string }
  texts: { list: string; loading: string; failed: string; more: string; noMatch: string; showAll: string }
  /** Shown instead of the list when there are no orders at all. */
  empty: ReactNode
}

/** The page of past purchases or sales, with their outcomes. */
export function OrderHistory<State extends string>(props: OrderHistoryProps<State>) {
  const { side, path, search, filtersOf, states, texts, empty, ...row } = props
  const timeZone = useTimeZone()
  const list = useInfiniteQuery({
    ...historyQuery(side, filtersOf(search, timeZone)),
    placeholderData: keepPreviousOnline,
  })
  const navigate = useNavigate()
  const publicPath = usePublicPath()
  const change = (next: SearchWith<State>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), resetScroll: false, replace: true })
  const orders = rowsOf(list.data?.pages, ({ order_id }) => order_id)
  const { sort, ...filters } = search
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <div className={stack({ gap: 4 })}>
      <HistoryToolbar
        search={search}
        csvHref={`${publicPath(path)}/export.csv${stringifySearch({ ...search })}`}
        states={<FilterSelect {...states} value={search.state} onChange={(state) => change({ state })} />}
        onChange={change}
      />
      <AsOf query={list} />
      {list.isPending ? (
        <ItemListPending label={texts.loading} />
      ) : list.isError && orders.length === 0 ? (
        <FailedQuery title={texts.failed} query={list} />
      ) : orders.length > 0 ? (
        <ItemList
          label={texts.list}
          columns={[
            { label: m.orders_history_price(), sort: priceSort(sort, (next) => change({ sort: next })) },
            ...row.columns,
          ]}
          isBusy={list.isPlaceholderData}
          more={<LoadMore label={texts.more} list={list} />}
        >
          {orders.map((order) => (
            <HistoryRow key={order.order_id} order={order} timeZone={timeZone} {...row} />
          ))}
        </ItemList>
      ) : isFiltered ? (
        <EmptyState
          title={texts.noMatch}
          action={<Button onClick={() => change(noHistoryFilters)}>{texts.showAll}</Button>}
        />
      ) : (
        empty
      )}
    </div>
  )
}

interface HistoryRowProps extends RowWords {
  order: OrderView
  timeZone: string
}

/** The note says when, with whom, and who was at fault if the order failed. */
function HistoryRow({ order, timeZone, columns, hrefOf, partnerWords }: HistoryRowProps) {
  const state = describeState(order)
  const fault = describeFault(order)
  return (
    <ItemRow
      id={order.order_id}
      info={order.goods_info}
      asset={order.asset}
      href={hrefOf(order.order_id)}
      badge={<Badge tone={state.tone}>{state.name}</Badge>}
      cells={[
        { label: m.orders_history_price(), value: <Price amount={order.price} size="sm" /> },
        ...columns.map(({ label, valueOf }) => ({ label, value: valueOf(order) })),
      ]}
      note={[
        formatDateTime(order.created_at, timeZone),
        partnerWords({ name: order.counterpart.nickname }),
        ...(fault === undefined ? [] : [m.orders_fault_of({ side: fault })]),
      ].join(' · ')}
    />
  )
}
