import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { describeConsequence } from '#features/trading/deadline/consequences.ts'
import * as m from '#paraglide/messages.js'
import { isMyTurn } from './model.ts'

/** What an order waits for, as a deadline says it. */
export interface Turn {
  /** Who must act, and what. */
  task: string
  /** What happens if nobody does; absent where only time has to pass. */
  otherwise?: string
}

type Turns = Partial<Record<OrderState, (words: { isMine: boolean; name: string }) => Turn>>

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

/** What a purchase waits for; null once it has ended. */
export function describeTurn(order: OrderView): Turn | null {
  return buyerTurns[order.state]?.({ isMine: isMyTurn(order), name: order.counterpart.nickname }) ?? null
}
