import type { OrderView } from '#contract/orders/orders.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { orderStateName } from '#features/orders/describe-state.ts'
import { OrderHistory } from '#features/orders/history/order-history.tsx'
import * as m from '#paraglide/messages.js'
import { gainOf, purchaseFilters, worthOf } from './model.ts'
import { purchaseStates, type PurchaseHistorySearch } from './search.ts'

const nameOf = (state: (typeof purchaseStates)[number]) =>
  state === 'any' ? m.purchase_history_any() : orderStateName(state)

/** S2.8 Past purchases, their outcomes, and today's worth. */
export function PurchaseHistoryPage({ search }: { search: PurchaseHistorySearch }) {
  const paths = useOrderPaths()
  const { market } = useMarketPath()
  return (
    <OrderHistory
      side="buyer"
      path="/pc/inventory/purchase_history"
      search={search}
      filtersOf={purchaseFilters}
      states={{
        label: m.purchase_history_state(),
        all: m.purchase_history_ended(),
        values: purchaseStates,
        nameOf,
      }}
      columns={[
        {
          label: m.purchase_history_now(),
          valueOf: (order) => {
            const worth = worthOf(order)
            return worth ? <Price amount={worth} tone="muted" size="sm" /> : '—'
          },
        },
        { label: m.purchase_history_gain(), valueOf: gainCell },
      ]}
      hrefOf={paths.order}
      partnerWords={m.orders_from}
      texts={{
        list: m.purchase_history_list(),
        loading: m.orders_loading(),
        failed: m.orders_failed(),
        more: m.orders_load_more(),
        noMatch: m.purchase_history_none(),
        showAll: m.purchase_history_show_ended(),
      }}
      empty={
        <EmptyState
          title={m.orders_empty_ended()}
          text={m.purchase_history_empty_text()}
          action={<LinkButton href={market}>{m.orders_empty_action()}</LinkButton>}
        />
      }
    />
  )
}

function gainCell(order: OrderView) {
  const gain = gainOf(order)
  return gain === null ? '—' : <AmountChange amount={gain} />
}
