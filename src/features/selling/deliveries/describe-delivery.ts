import type { OrderView } from '#contract/orders/orders.ts'
import { isMyTurn } from '#features/orders/model.ts'
import * as m from '#paraglide/messages.js'

interface Task {
  task: string
  otherwise: string
}

/** Who has to act for a sale to be delivered, and what happens if nobody does. */
export function describeDelivery(order: OrderView): Task {
  const { nickname: name } = order.counterpart
  if (order.state === 'awaiting_delivery') {
    const otherwise = order.purchase_order_id === null ? m.selling_deliver_otherwise : m.selling_supply_otherwise
    return isMyTurn(order)
      ? { task: m.selling_task_send(), otherwise: otherwise({ name }) }
      : { task: m.selling_task_buyer_opens({ name }), otherwise: m.selling_task_otherwise() }
  }
  const task = isMyTurn(order) ? m.selling_task_accept() : m.selling_task_buyer_accepts({ name })
  return { task, otherwise: m.selling_task_otherwise() }
}
