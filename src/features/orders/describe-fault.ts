import type { OrderFault, OrderView } from '#contract/orders/orders.ts'
import * as m from '#paraglide/messages.js'
import { isFinal } from './model.ts'

const sides: Record<OrderFault, () => string> = {
  buyer: m.orders_fault_buyer,
  seller: m.orders_fault_seller,
  platform: m.orders_fault_platform,
}

/** A side as one to filter by. */
export const faultName = (fault: OrderFault) => sides[fault]()

type Ended = Pick<OrderView, 'state' | 'role' | 'fault'> & { counterpart: Pick<OrderView['counterpart'], 'nickname'> }

/** Who let an order end before its time, to its reader; undefined while it is under way, and when it went well. */
export function describeFault({ state, role, fault, counterpart }: Ended): string | undefined {
  if (!isFinal(state) || state === 'completed') return undefined
  if (fault === null) return m.orders_fault_nobody()
  if (fault === 'platform') return m.orders_fault_platform()
  return fault === role ? m.orders_you() : counterpart.nickname
}
