import type { TaskKind } from '#contract/tasks.ts'
import { describeConsequence, describeSellersLoss } from '#features/trading/deadline/consequences.ts'
import * as m from '#paraglide/messages.js'
import type { Task } from './model.ts'

interface Words {
  task: string
  otherwise: string
}

type Said = Pick<Task, 'kind' | 'role' | 'listing_id'>

/** Of an order, whose sides lose different things. */
const otherwiseOf = ({ role, listing_id }: Said) =>
  role === 'buyer' ? describeConsequence('money_back') : describeSellersLoss(listing_id !== null)

const words: Record<TaskKind, (task: Said) => Words> = {
  pay_order: () => ({ task: m.deadline_pay(), otherwise: describeConsequence('order_cancelled') }),
  send_offer: (task) => ({
    task: task.role === 'buyer' ? m.deadline_open() : m.deadline_send(),
    otherwise: otherwiseOf(task),
  }),
  accept_offer: (task) => ({ task: m.deadline_accept(), otherwise: otherwiseOf(task) }),
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
export const describeTask = (task: Said) => words[task.kind](task)
