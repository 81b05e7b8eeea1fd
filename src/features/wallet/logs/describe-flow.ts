import type { FlowKind, WithdrawalState } from '#contract/words.ts'
import * as m from '#paraglide/messages.js'
import { describeFailure, describeWithdrawalState } from './describe-state.ts'
import { explanationOf, type FlowLine, type FlowSubject } from './flow-model.ts'

type Words = readonly [name: () => string, text: () => string]

const words: Record<ReturnType<typeof explanationOf>, Words> = {
  opening_balance: [m.wallet_flow_opening_balance, m.wallet_flow_opening_balance_text],
  welcome_grant: [m.wallet_flow_welcome_grant, m.wallet_flow_welcome_grant_text],
  order_paid: [m.wallet_flow_order_paid, m.wallet_flow_order_paid_text],
  order_paid_completed: [m.wallet_flow_order_paid, m.wallet_flow_order_paid_completed_text],
  order_paid_returned: [m.wallet_flow_order_paid, m.wallet_flow_order_paid_returned_text],
  order_refunded: [m.wallet_flow_order_refunded, m.wallet_flow_order_refunded_text],
  order_proceeds: [m.wallet_flow_order_proceeds, m.wallet_flow_order_proceeds_text],
  order_settled_in: [m.wallet_flow_order_settled_in, m.wallet_flow_order_settled_in_text],
  order_settled_out: [m.wallet_flow_order_settled_out, m.wallet_flow_order_settled_out_text],
  order_reversed_in: [m.wallet_flow_order_reversed_in, m.wallet_flow_order_reversed_in_text],
  order_reversed_out: [m.wallet_flow_order_reversed_out, m.wallet_flow_order_reversed_out_text],
  purchase_order_held: [m.wallet_flow_purchase_order_held, m.wallet_flow_purchase_order_held_text],
  purchase_order_released: [m.wallet_flow_purchase_order_released, m.wallet_flow_purchase_order_released_text],
  bargain_held: [m.wallet_flow_bargain_held, m.wallet_flow_bargain_held_text],
  bargain_released: [m.wallet_flow_bargain_released, m.wallet_flow_bargain_released_text],
  withdrawal_held: [m.wallet_flow_withdrawal_held, m.wallet_flow_withdrawal_held_text],
  withdrawal_released: [m.wallet_flow_withdrawal_released, m.wallet_flow_withdrawal_released_text],
  withdrawal_paid: [m.wallet_flow_withdrawal_paid, m.wallet_flow_withdrawal_paid_text],
  withdrawal_fee: [m.wallet_flow_withdrawal_fee, m.wallet_flow_withdrawal_fee_text],
  activation_code: [m.wallet_flow_activation_code, m.wallet_flow_activation_code_text],
  gift: [m.wallet_flow_gift, m.wallet_flow_gift_text],
  recharge_paid: [m.wallet_flow_recharge_paid, m.wallet_flow_recharge_paid_text],
  payment_booked: [m.wallet_flow_payment_booked, m.wallet_flow_payment_booked_text],
}

const withdrawalTexts: Record<WithdrawalState, () => string> = {
  awaiting_confirmation: m.wallet_flow_withdrawal_unconfirmed_text,
  processing: m.wallet_flow_withdrawal_held_text,
  paid: m.wallet_flow_withdrawal_paid_text,
  failed: m.wallet_flow_withdrawal_released_text,
}

type Described = Pick<FlowLine, 'reason' | 'amount' | 'account' | 'order_state' | 'withdrawal'>

/** The name and reason of a statement line, plus the current state if the line covers a whole withdrawal. */
export function describeFlow(line: Described) {
  const { withdrawal } = line
  if (withdrawal && line.reason === 'withdrawal_held' && line.account !== 'held') {
    const { state, failure } = withdrawal
    return {
      name: m.wallet_flow_withdrawal(),
      text: failure ? describeFailure(failure) : withdrawalTexts[state](),
      state: describeWithdrawalState(state, failure),
    }
  }
  const [name, text] = words[explanationOf(line)]
  return { name: name(), text: text(), state: undefined }
}

export const kindNames: Record<FlowKind, () => string> = {
  recharge: m.wallet_kind_recharge,
  withdrawal: m.wallet_kind_withdrawal,
  purchase: m.wallet_kind_purchase,
  sale: m.wallet_kind_sale,
  purchase_order: m.wallet_kind_purchase_order,
  bargain: m.wallet_kind_bargain,
  other: m.wallet_kind_other,
}

const subjectNames: Record<FlowSubject['kind'], (inputs: { id: string }) => string> = {
  order: m.wallet_order,
  purchase_order: m.wallet_purchase_order,
  bargain: m.wallet_bargain,
  recharge: m.wallet_recharge_id,
  withdrawal: m.wallet_withdrawal_id,
}

/** A line's subject: `Order 1234` */
export const describeSubject = ({ kind, id }: FlowSubject) => subjectNames[kind]({ id })
