import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { describeConsequence, describeSellersLoss } from '#features/trading/deadline/consequences.ts'
import * as m from '#paraglide/messages.js'
import { isMyTurn } from './model.ts'

/** What an order waits for, as its deadline says it. */
export interface Turn {
  /** Who must act, and what. */
  task: string
  /** What happens if nobody does; absent where only time has to pass. */
  otherwise?: string
}

interface Words {
  isMine: boolean
  /** The other side. */
  name: string
  /** What it costs the seller to miss a deadline. */
  loss: string
}

type Turns = Partial<Record<OrderState, (words: Words) => Turn>>

const buyerTurns: Turns = {
  awaiting_payment: () => ({ task: m.deadline_pay(), otherwise: describeConsequence('order_cancelled') }),
  awaiting_delivery: ({ isMine, name }) => ({
    task: isMine ? m.deadline_open() : m.deadline_other_sends({ name }),
    otherwise: describeConsequence('money_back'),
  }),
  awaiting_acceptance: ({ isMine, name }) => ({
    task: isMine ? m.deadline_accept() : m.deadline_other_accepts({ name }),
    otherwise: describeConsequence('money_back'),
  }),
  in_protection: () => ({ task: m.deadline_protection() }),
}

const sellerTurns: Turns = {
  awaiting_payment: ({ name }) => ({
    task: m.deadline_other_pays({ name }),
    otherwise: describeConsequence('back_on_sale'),
  }),
  awaiting_delivery: ({ isMine, name, loss }) =>
    isMine
      ? { task: m.deadline_send(), otherwise: loss }
      : { task: m.deadline_other_opens({ name }), otherwise: describeConsequence('buyer_refunded') },
  awaiting_acceptance: ({ isMine, name, loss }) =>
    isMine
      ? { task: m.deadline_accept(), otherwise: loss }
      : { task: m.deadline_other_accepts({ name }), otherwise: describeConsequence('buyer_refunded') },
  in_protection: () => ({ task: m.deadline_protection() }),
}

/** What an order waits for; null once it has ended. */
export function describeTurn(order: OrderView): Turn | null {
  const turns = order.role === 'buyer' ? buyerTurns : sellerTurns
  return (
    turns[order.state]?.({
      isMine: isMyTurn(order),
      name: order.counterpart.nickname,
      loss: describeSellersLoss(order.purchase_order_id === null),
    }) ?? null
  )
}
