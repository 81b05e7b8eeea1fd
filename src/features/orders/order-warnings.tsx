import type { CallData } from '#contract/call.ts'
import type { detail } from '#contract/orders/orders.ts'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import * as m from '#paraglide/messages.js'
import { orderWarnings } from '#styled-system/recipes/order-warnings.js'

type Warning = CallData<typeof detail>['warnings'][number]

const faults: Record<Warning['kind'], (inputs: { id: string }) => string> = {
  other_item: m.orders_warning_other_item,
  other_account: m.orders_warning_other_account,
  asks_in_return: m.orders_warning_asks_in_return,
  wrong_side: m.orders_warning_wrong_side,
}

/** Offers on the platform that pretend to belong to this order, each with what gives it away. */
export function OrderWarnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  const styles = orderWarnings()
  return (
    <div role="alert" className={styles.root}>
      <span className={styles.icon}>
        <AlertIcon />
      </span>
      <div>
        <p className={styles.title}>{m.orders_warning_title()}</p>
        <ul className={styles.list}>
          {warnings.map(({ offer_id: id, kind }) => (
            <li key={id}>{faults[kind]({ id })}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
