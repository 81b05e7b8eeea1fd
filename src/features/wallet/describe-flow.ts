import * as m from '#paraglide/messages.js'
import { flowKind, type FlowLine } from './model.ts'

type Words = readonly [name: () => string, text: () => string]

const words: Record<ReturnType<typeof flowKind>, Words> = {
  opening_balance: [m.wallet_flow_opening_balance, m.wallet_flow_opening_balance_text],
  welcome_grant: [m.wallet_flow_welcome_grant, m.wallet_flow_welcome_grant_text],
  order_paid: [m.wallet_flow_order_paid, m.wallet_flow_order_paid_text],
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
  recharge_paid: [m.wallet_flow_recharge_paid, m.wallet_flow_recharge_paid_text],
  payment_booked: [m.wallet_flow_payment_booked, m.wallet_flow_payment_booked_text],
}

/** What a line of the statement is called, and why it is there. */
export function describeFlow(line: FlowLine): { name: string; text: string } {
  const [name, text] = words[flowKind(line)]
  return { name: name(), text: text() }
}
