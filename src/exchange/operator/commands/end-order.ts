import { orderFault, type OrderFault, type OrderState } from '#contract/orders/orders.ts'
import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../../db/connection.ts'
import { endOrder as endUndelivered } from '../../orders/commands/end-order.ts'
import { reverseOrder } from '../../orders/commands/reverse-order.ts'
import { lockOrders } from '../../orders/lock-orders.ts'
import { stepOf } from '../../orders/move-order.ts'
import { isFinal } from '../../orders/states.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { findOrder, idOf, needed, oneOf } from '../read-input.ts'

const faults = orderFault.options

/** Why an order that has ended can't be ended again. */
const reasons: Partial<Record<OrderState, string>> = {
  completed: 'it is completed: the money is its seller’s. Settle it between the two, or give a code (issue-codes)',
  refunded: 'it has ended already, and its buyer has the money back',
  reversed: 'it has ended already, and its buyer has the money back',
  cancelled: 'it has ended already, and was never paid',
}

export const endOrder: OperatorCommand = {
  name: 'end-order',
  about: 'end an order that has not settled; what was paid goes back to its buyer',
  words: ['ID'],
  usage: `--fault ${faults.join('|')} [--open-offer none] --why TEXT`,
  options: ['fault', 'open-offer'],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'an order')
    const fault = oneOf(needed(input, 'fault'), faults, '--fault')
    const order = await findOrder(context, id)
    if (isFinal(order.state)) throw new OperatorMistake(`order ${id}: ${reasons[order.state]}`)
    const isUndelivered = order.state === 'awaiting_delivery' || order.state === 'awaiting_acceptance'
    if (isUndelivered && input.options['open-offer'] !== 'none') {
      const offer = order.offerId ? `offer ${order.offerId}` : 'an offer that the seller may have sent'
      throw new OperatorMistake(
        `order ${id}: see on the platform that ${offer} is no longer open, or the buyer could take the item and have the money back. Then say --open-offer none`,
      )
    }
    const record = { command: 'end-order', subject: `order:${id}`, details: { fault, from: order.state } }
    await act(context, input, record, (tx) => end(tx, id, { from: order.state, fault }))
    const isPaid = order.state !== 'awaiting_payment'
    context.say(
      `order ${id} has ended${isPaid ? `, and its buyer has ${formatAmount(order.price)} back` : ': it was not paid'}`,
    )
    return 0
  },
}

/** The order must still be in the state the operator saw: what they said about open offers is true of that state. */
async function end(
  tx: Transaction,
  id: bigint,
  { from, fault }: { from: OrderState; fault: OrderFault },
): Promise<Refusal | 'ended'> {
  const [locked] = await lockOrders(tx, [id])
  if (!locked) return refusals.notFound()
  if (locked.order.state !== from)
    throw new OperatorMistake(`order ${id} has just moved from ${from} to ${locked.order.state}: look at it again`)
  const ending = { event: 'end', actor: 'operator', fault } as const
  const step = stepOf(locked, ending.event, ending.actor)
  const refusal =
    step === 'reversed' ? await reverseOrder(tx, locked, ending) : await endUndelivered(tx, locked, ending)
  return refusal ?? 'ended'
}
