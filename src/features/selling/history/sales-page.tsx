import type { OrderState } from '#contract/orders/orders.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { orderStateName } from '#features/orders/describe-state.ts'
import { OrderHistory } from '#features/orders/history/order-history.tsx'
import * as m from '#paraglide/messages.js'
import { saleStates, type SalesSearch } from '../search.ts'
import { proceedsOf } from './proceeds.ts'
import { salesFilters } from './sales-filters.ts'

const nameOf = (state: (typeof saleStates)[number]) =>
  state === 'open' ? m.selling_sales_open() : orderStateName(state)

const shownProceeds = (state: OrderState, amount: string | null) => {
  const proceeds = proceedsOf(state, amount)
  return proceeds === null ? '—' : <Price amount={proceeds} tone="muted" size="sm" />
}

/** All sales with their proceeds. */
export function SalesPage({ search }: { search: SalesSearch }) {
  const publicPath = usePublicPath()
  return (
    <OrderHistory
      side="seller"
      path="/pc/sale/sell_history"
      search={search}
      filtersOf={salesFilters}
      states={{ label: m.selling_sales_state(), all: m.selling_sales_all(), values: saleStates, nameOf }}
      columns={[
        { label: m.selling_fee(), valueOf: ({ state, fee }) => shownProceeds(state, fee) },
        { label: m.selling_net(), valueOf: ({ state, seller_net }) => shownProceeds(state, seller_net) },
        {
          label: m.selling_profit(),
          valueOf: ({ profit }) => (profit ? <AmountChange amount={profit} /> : '—'),
        },
      ]}
      hrefOf={(orderId) => publicPath(`/pc/sale/to_delivery/${orderId}`)}
      partnerWords={m.selling_sold_to}
      texts={{
        list: m.selling_sales_list(),
        loading: m.selling_loading(),
        failed: m.selling_sales_failed(),
        more: m.selling_more(),
        noMatch: m.selling_sales_none(),
        showAll: m.selling_show_all_sales(),
      }}
      empty={
        <EmptyState
          title={m.selling_sales_empty()}
          text={m.selling_sales_empty_text()}
          action={<LinkButton href={publicPath('/pc/sale/on_sale')}>{m.selling_to_on_sale()}</LinkButton>}
        />
      }
    />
  )
}
