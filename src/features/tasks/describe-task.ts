import type { TaskKind } from '#contract/tasks.ts'
import { describeConsequence } from '#features/trading/deadline/consequences.ts'
import * as m from '#paraglide/messages.js'

interface Words {
  task: string
  otherwise: string
}

const words: Record<TaskKind, () => Words> = {
  pay_order: () => ({ task: m.deadline_pay(), otherwise: describeConsequence('order_cancelled') }),
  // Either side may have to send or to accept: both read what becomes of the buyer.
  send_offer: () => ({ task: m.deadline_send(), otherwise: describeConsequence('buyer_refunded') }),
  accept_offer: () => ({ task: m.deadline_accept(), otherwise: describeConsequence('buyer_refunded') }),
  pay_bargain: () => ({ task: m.tasks_pay_bargain(), otherwise: describeConsequence('bargain_lapses') }),
  answer_bargain: () => ({ task: m.tasks_answer_bargain(), otherwise: describeConsequence('bargain_over') }),
  pay_difference: () => ({ task: m.tasks_pay_difference(), otherwise: describeConsequence('bargain_money_back') }),
  pay_purchase_order: () => ({ task: m.deadline_pay_purchase(), otherwise: describeConsequence('purchase_cancelled') }),
  confirm_withdrawal: () => ({
    task: m.tasks_confirm_withdrawal(),
    otherwise: describeConsequence('withdrawal_cancelled'),
  }),
  fix_listing: () => ({ task: m.tasks_fix_listing(), otherwise: m.tasks_fix_listing_else() }),
}

/** What to do, and what happens otherwise. */
export const describeTask = (kind: TaskKind) => words[kind]()
