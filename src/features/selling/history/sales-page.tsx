import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { OrderView } from '#contract/orders/orders.ts'
import { Button } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { describeFault } from '#features/orders/describe-fault.ts'
import { describeState, orderStateName } from '#features/orders/describe-state.ts'
import { noHistoryFilters } from '#features/orders/history/history-search.ts'
import { HistoryToolbar } from '#features/orders/history/history-toolbar.tsx'
import { salesQuery } from '#features/orders/queries.ts'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ItemList, ItemListPending } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import { salesFilters } from '../model.ts'
import { saleStates, salesSearch, type SalesSearch } from '../search.ts'

const nameOf = (state: (typeof saleStates)[number]) =>
  state === 'open' ? m.selling_sales_open() : orderStateName(state)

/** Everything that was ever bought from this person, with what each sale brought. */
export function SalesPage({ search }: { search: SalesSearch }) {
  const timeZone = useTimeZone()
  const list = useInfiniteQuery({ ...salesQuery(salesFilters(search, timeZone)), placeholderData: keepPreviousOnline })
  const navigate = useNavigate()
  const publicPath = usePublicPath()
  const styles = sellingList()
  const change = (next: SalesSearch) =>
    void navigate({
      to: '/pc/sale/sell_history',
      search: (before) => salesSearch({ ...before, ...next }),
      resetScroll: false,
      replace: true,
    })
  const orders = rowsOf(list.data?.pages, ({ order_id }) => order_id)
  return (
    <div className={styles.root}>
      <HistoryToolbar
        search={search}
        csvHref={`${publicPath('/pc/sale/sell_history')}/export.csv${stringifySearch({ ...search })}`}
        states={
          <FilterSelect
            label={m.selling_sales_state()}
            all={m.selling_sales_all()}
            values={saleStates}
            nameOf={nameOf}
            value={search.state}
            onChange={(state) => change({ state })}
          />
        }
        onChange={change}
      />
      <AsOf query={list} />
      {list.isPending ? (
        <ItemListPending label={m.selling_loading()} />
      ) : list.isError && orders.length === 0 ? (
        <FailedQuery title={m.selling_sales_failed()} query={list} />
      ) : orders.length === 0 ? (
        <NoSales isFiltered={Object.values(search).some(Boolean)} onClear={() => change(noHistoryFilters)} />
      ) : (
        <ItemList
          label={m.selling_sales_list()}
          columns={[
            { label: m.selling_price() },
            { label: m.selling_fee() },
            { label: m.selling_net() },
            { label: m.selling_profit() },
          ]}
          isBusy={list.isPlaceholderData}
          more={<LoadMore label={m.selling_more()} list={list} />}
        >
          {orders.map((order) => {
            const state = describeState(order)
            return (
              <ItemRow
                key={order.order_id}
                id={order.order_id}
                info={order.goods_info}
                asset={order.asset}
                href={publicPath(`/pc/sale/to_delivery/${order.order_id}`)}
                badge={<Badge tone={state.tone}>{state.name}</Badge>}
                cells={[
                  { label: m.selling_price(), value: <Price amount={order.price} size="sm" /> },
                  { label: m.selling_fee(), value: order.fee && <Price amount={order.fee} tone="muted" size="sm" /> },
                  {
                    label: m.selling_net(),
                    value: order.seller_net && <Price amount={order.seller_net} tone="muted" size="sm" />,
                  },
                  { label: m.selling_profit(), value: order.profit ? <AmountChange amount={order.profit} /> : '—' },
                ]}
                note={noteOf(order, timeZone)}
              />
            )
          })}
        </ItemList>
      )}
    </div>
  )
}

/** When, to whom, and who was at fault when it came to nothing. */
function noteOf(order: OrderView, timeZone: string) {
  const fault = describeFault(order)
  return [
    formatDateTime(order.created_at, timeZone),
    m.selling_deliver_to({ name: order.counterpart.nickname }),
    ...(fault === undefined ? [] : [m.orders_fault_of({ side: fault })]),
  ].join(' · ')
}

function NoSales({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title={m.selling_sales_empty()} text={m.selling_sales_empty_text()} />
  return (
    <EmptyState
      title={m.selling_sales_none()}
      action={<Button onClick={onClear}>{m.selling_show_all_sales()}</Button>}
    />
  )
}
