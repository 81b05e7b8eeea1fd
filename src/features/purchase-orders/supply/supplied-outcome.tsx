import { useQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Outcome } from '#design/ui/dialog/outcome.tsx'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { orderQuery } from '#features/orders/queries.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { Supplied } from './supplies.ts'

/** The resulting orders, and the deadline to send their items. */
export function SuppliedOutcome({ supplied, onClose }: { supplied: Supplied; onClose: () => void }) {
  const { order_ids, seller_net } = supplied
  const paths = useOrderPaths()
  const timeZone = useTimeZone()
  // All orders were created at the same moment.
  const { data } = useQuery({ ...orderQuery(order_ids[0] ?? ''), enabled: order_ids.length > 0, meta: { quiet: true } })
  const until = data?.order.deadline_at
  const styles = moneyDialog()
  return (
    <Outcome
      tone="positive"
      icon={<CheckIcon size={24} />}
      title={m.purchase_orders_supplied_title({ count: order_ids.length })}
      text={
        until == null
          ? m.purchase_orders_supplied_text({ net: formatMoney(seller_net) })
          : m.purchase_orders_supplied_until({ net: formatMoney(seller_net), time: formatDateTime(until, timeZone) })
      }
    >
      <ul className={styles.rules} aria-label={m.purchase_orders_supplied_orders()}>
        {order_ids.map((id) => (
          <li key={id}>
            <a className={styles.link} href={paths.order(id)}>
              {m.purchase_orders_order({ id })}
            </a>
          </li>
        ))}
      </ul>
      <LinkButton look="primary" size="lg" isFull href={paths.order(order_ids[0] ?? '')}>
        {m.purchase_orders_to_deliver()}
      </LinkButton>
      <Button size="lg" isFull onClick={onClose}>
        {m.purchase_orders_done()}
      </Button>
    </Outcome>
  )
}
