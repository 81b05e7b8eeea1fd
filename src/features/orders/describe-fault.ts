import type { OrderFault, OrderView } from '#contract/orders/orders.ts'
import * as m from '#paraglide/messages.js'
import { isFinal } from './model.ts'

const sides: Record<OrderFault, () => string> = {
  buyer: m.orders_fault_buyer,
  seller: m.orders_fault_seller,
  platform: m.orders_fault_platform,
}

/** The name of a side, for filters and files. */
export const faultName = (fault: OrderFault) => sides[fault]()

type Ended = Pick<OrderView, 'state' | 'role' | 'fault'> & { counterpart: Pick<OrderView['counterpart'], 'nickname'> }

/** The side at fault for an order's early end, from the reader's view; undefined if it is under way or went well. */
export function describeFault({ state, role, fault, counterpart }: Ended): string | undefined {
  if (!isFinal(state) || state === 'completed') return undefined
  if (fault === null) return m.orders_fault_nobody()
  if (fault === 'platform') return m.orders_fault_platform()
  return fault === role ? m.orders_you() : counterpart.nickname
}
