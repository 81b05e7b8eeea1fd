import { useInfiniteQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { describeState } from '#features/orders/describe-state.ts'
import { undeliveredStates } from '#features/orders/model.ts'
import { OrderDeadline } from '#features/orders/order-deadline.tsx'
import { salesQuery } from '#features/orders/queries.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import { DeliveryWalk } from './delivery-walk.tsx'
import { OfferLink } from './offer-link.tsx'

/** What is sold but not delivered: what to send to whom, and by when. The list polls for updates from the platform. */
export function DeliveriesPage() {
  const list = useInfiniteQuery(salesQuery({ states: undeliveredStates }))
  const publicPath = usePublicPath()
  const styles = sellingList()
  if (list.isPending) return <ItemListPending label={m.selling_loading()} />
  if (list.isError && !list.data) return <FailedQuery title={m.selling_deliver_failed()} query={list} />
  const orders = rowsOf(list.data.pages, ({ order_id }) => order_id)
  return (
    <div className={styles.root}>
      <AsOf query={list} />
      <DeliveryWalk />
      {orders.length === 0 ? (
        <EmptyState
          title={m.selling_deliver_empty()}
          text={m.selling_deliver_empty_text()}
          action={<LinkButton href={publicPath('/pc/sale/on_sale')}>{m.selling_to_on_sale()}</LinkButton>}
        />
      ) : (
        <ItemList
          hasActions
          label={m.selling_deliver_list()}
          columns={[{ label: m.selling_price() }, { label: m.selling_net() }]}
          more={<LoadMore label={m.selling_deliver_more()} list={list} />}
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
                  {
                    label: m.selling_net(),
                    value: <Price amount={order.seller_net ?? order.price} tone="muted" size="sm" />,
                  },
                ]}
                note={<OrderDeadline order={order} now={list.dataUpdatedAt} />}
                actions={<OfferLink order={order} />}
              />
            )
          })}
        </ItemList>
      )}
    </div>
  )
}
