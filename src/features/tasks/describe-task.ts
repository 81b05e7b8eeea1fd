import type { TaskKind } from '#contract/tasks.ts'
import * as m from '#paraglide/messages.js'

interface Words {
  task: string
  otherwise: string
}

const words: Record<TaskKind, () => Words> = {
  pay_order: () => ({ task: m.tasks_pay_order(), otherwise: m.tasks_pay_order_else() }),
  send_offer: () => ({ task: m.tasks_send_offer(), otherwise: m.tasks_send_offer_else() }),
  accept_offer: () => ({ task: m.tasks_accept_offer(), otherwise: m.tasks_accept_offer_else() }),
  pay_bargain: () => ({ task: m.tasks_pay_bargain(), otherwise: m.tasks_pay_bargain_else() }),
  answer_bargain: () => ({ task: m.tasks_answer_bargain(), otherwise: m.tasks_answer_bargain_else() }),
  pay_difference: () => ({ task: m.tasks_pay_difference(), otherwise: m.tasks_pay_difference_else() }),
  pay_purchase_order: () => ({ task: m.tasks_pay_purchase_order(), otherwise: m.tasks_pay_purchase_order_else() }),
  confirm_withdrawal: () => ({ task: m.tasks_confirm_withdrawal(), otherwise: m.tasks_confirm_withdrawal_else() }),
  fix_listing: () => ({ task: m.tasks_fix_listing(), otherwise: m.tasks_fix_listing_else() }),
}

/** What to do, and what happens otherwise. */
export const describeTask = (kind: TaskKind) => words[kind]()
