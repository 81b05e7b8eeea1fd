import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import * as m from '#paraglide/messages.js'
import { orderList } from '#styled-system/recipes/order-list.js'
import { OffersPanel } from './offers-panel.tsx'
import { shows, type Show } from './search.ts'
import { OrderRow } from './order-row.tsx'
import { ordersQuery } from './queries.ts'

const showNames: Record<Show, () => string> = { open: m.orders_show_open, ended: m.orders_show_ended }

/** My purchases: those under way, with the time left, or those that have ended. */
export function OrdersPage({ show }: { show: Show }) {
  const orders = useSuspenseInfiniteQuery(ordersQuery(show))
  const paths = useOrderPaths()
  const styles = orderList()
  const found = orders.data.pages.flatMap(({ items }) => items)
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
      {show === 'open' && <OffersPanel orders={found} now={orders.dataUpdatedAt} />}
      {found.length === 0 ? (
        <Empty show={show} />
      ) : (
        <ul className={styles.list} aria-label={showNames[show]()}>
          {found.map((order) => (
            <OrderRow
              key={order.order_id}
              order={order}
              href={paths.order(order.order_id)}
              now={orders.dataUpdatedAt}
            />
          ))}
        </ul>
      )}
      {orders.hasNextPage && (
        <div className={styles.more}>
          <Button isLoading={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
            {m.orders_load_more()}
          </Button>
        </div>
      )}
    </div>
  )
}

function Empty({ show }: { show: Show }) {
  const { device } = usePageFacts()
  const market = device === 'mobile' ? '/goods' : '/market/csgo'
  if (show === 'ended') return <EmptyState title={m.orders_empty_ended()} text={m.orders_empty_ended_text()} />
  return (
    <EmptyState
      title={m.orders_empty_open()}
      text={m.orders_empty_open_text()}
      action={<LinkButton href={market}>{m.orders_empty_action()}</LinkButton>}
    />
  )
}
