import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import * as m from '#paraglide/messages.js'
import { orderList } from '#styled-system/recipes/order-list.js'
import { OffersPanel } from './offers-panel.tsx'
import { shows, type Show } from './search.ts'
import { OrderRow } from './order-row.tsx'
import { ordersQuery } from './queries.ts'

const showNames: Record<Show, () => string> = { open: m.orders_show_open, ended: m.orders_show_ended }

/** My purchases: those under way, with what each waits for, or those that have ended. */
export function OrdersPage({ show }: { show: Show }) {
  const orders = useSuspenseInfiniteQuery(ordersQuery(show))
  const paths = useOrderPaths()
  const styles = orderList()
  const found = rowsOf(orders.data.pages, ({ order_id }) => order_id)
  return (
    <div className={styles.root}>
      <nav aria-label={m.orders_list()} className={styles.bar}>
        {shows.map((one) => (
          <ChipLink
            key={one}
            href={one === 'open' ? paths.orders : `${paths.orders}?show=${one}`}
            isCurrent={one === show}
          >
            {showNames[one]()}
          </ChipLink>
        ))}
      </nav>
      <AsOf query={orders} />
      {show === 'open' && <OffersPanel />}
      {found.length === 0 ? (
        <Empty show={show} />
      ) : (
        <ItemList
          label={showNames[show]()}
          columns={[{ label: m.orders_price() }]}
          more={<LoadMore label={m.orders_load_more()} list={orders} />}
        >
          {found.map((order) => (
            <OrderRow
              key={order.order_id}
              order={order}
              href={paths.order(order.order_id)}
              now={orders.dataUpdatedAt}
            />
          ))}
        </ItemList>
      )}
    </div>
  )
}

function Empty({ show }: { show: Show }) {
  const { device } = usePageFacts()
  const market = device === 'mobile' ? '/goods' : '/market/csgo'
  const [title, text] =
    show === 'ended'
      ? [m.orders_empty_ended(), m.orders_empty_ended_text()]
      : [m.orders_empty_open(), m.orders_empty_open_text()]
  return (
    <EmptyState title={title} text={text} action={<LinkButton href={market}>{m.orders_empty_action()}</LinkButton>} />
  )
}
