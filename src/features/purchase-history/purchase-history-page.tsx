import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { OrderView } from '#contract/orders/orders.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { describeFault } from '#features/orders/describe-fault.ts'
import { describeState, orderStateName } from '#features/orders/describe-state.ts'
import { noHistoryFilters } from '#features/orders/history/history-search.ts'
import { HistoryToolbar } from '#features/orders/history/history-toolbar.tsx'
import { historyQuery } from '#features/orders/queries.ts'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ItemList, ItemListPending } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { stack } from '#styled-system/recipes/stack.js'
import { gainOf, purchaseFilters } from './model.ts'
import { purchaseHistorySearch, purchaseStates, type PurchaseHistorySearch } from './search.ts'

const nameOf = (state: (typeof purchaseStates)[number]) =>
  state === 'any' ? m.purchase_history_any() : orderStateName(state)

/** S2.8 Everything that this person has bought, what came of it, and what it is worth today. */
export function PurchaseHistoryPage({ search }: { search: PurchaseHistorySearch }) {
  const timeZone = useTimeZone()
  const list = useInfiniteQuery({
    ...historyQuery('buyer', purchaseFilters(search, timeZone)),
    placeholderData: keepPreviousOnline,
  })
  const navigate = useNavigate()
  const publicPath = usePublicPath()
  const change = (next: PurchaseHistorySearch) =>
    void navigate({
      to: '/pc/inventory/purchase_history',
      search: (before) => purchaseHistorySearch({ ...before, ...next }),
      resetScroll: false,
      replace: true,
    })
  const orders = rowsOf(list.data?.pages, ({ order_id }) => order_id)
  return (
    <div className={stack({ gap: 4 })}>
      <HistoryToolbar
        search={search}
        csvHref={`${publicPath('/pc/inventory/purchase_history')}/export.csv${stringifySearch({ ...search })}`}
        states={
          <FilterSelect
            label={m.purchase_history_state()}
            all={m.purchase_history_ended()}
            values={purchaseStates}
            nameOf={nameOf}
            value={search.state}
            onChange={(state) => change({ state })}
          />
        }
        onChange={change}
      />
      <AsOf query={list} />
      {list.isPending ? (
        <ItemListPending label={m.orders_loading()} />
      ) : list.isError && orders.length === 0 ? (
        <FailedQuery title={m.orders_failed()} query={list} />
      ) : orders.length === 0 ? (
        <NoPurchases isFiltered={Object.values(search).some(Boolean)} onClear={() => change(noHistoryFilters)} />
      ) : (
        <ItemList
          label={m.purchase_history_list()}
          columns={[
            { label: m.purchase_history_paid() },
            { label: m.purchase_history_now() },
            { label: m.purchase_history_gain() },
          ]}
          isBusy={list.isPlaceholderData}
          more={<LoadMore label={m.orders_load_more()} list={list} />}
        >
          {orders.map((order) => (
            <PurchaseRow key={order.order_id} order={order} timeZone={timeZone} />
          ))}
        </ItemList>
      )}
    </div>
  )
}

function PurchaseRow({ order, timeZone }: { order: OrderView; timeZone: string }) {
  const paths = useOrderPaths()
  const state = describeState(order)
  const fault = describeFault(order)
  const gain = gainOf(order)
  return (
    <ItemRow
      id={order.order_id}
      info={order.goods_info}
      asset={order.asset}
      href={paths.order(order.order_id)}
      badge={<Badge tone={state.tone}>{state.name}</Badge>}
      cells={[
        { label: m.purchase_history_paid(), value: <Price amount={order.price} size="sm" /> },
        {
          label: m.purchase_history_now(),
          value: order.reference_price ? <Price amount={order.reference_price} tone="muted" size="sm" /> : '—',
        },
        { label: m.purchase_history_gain(), value: gain === null ? '—' : <AmountChange amount={gain} /> },
      ]}
      note={[
        formatDateTime(order.created_at, timeZone),
        m.orders_from({ name: order.counterpart.nickname }),
        ...(fault === undefined ? [] : [m.orders_fault_of({ side: fault })]),
      ].join(' · ')}
    />
  )
}

function NoPurchases({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { market } = useMarketPath()
  if (isFiltered) {
    return (
      <EmptyState
        title={m.purchase_history_none()}
        action={<Button onClick={onClear}>{m.purchase_history_show_ended()}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={m.orders_empty_ended()}
      text={m.purchase_history_empty_text()}
      action={<LinkButton href={market}>{m.orders_empty_action()}</LinkButton>}
    />
  )
}
