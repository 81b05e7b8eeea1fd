import { formatAmount } from '#lib/money.ts'
import { settleOrder as settle } from '../../orders/commands/settle-order.ts'
import { lockOrders } from '../../orders/lock-orders.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { findOrder, idOf } from '../read-input.ts'

export const settleOrder: OperatorCommand = {
  name: 'settle-order',
  about: 'pay the seller of a delivered order whose protection is over, though the market can’t make out its trade',
  words: ['ID'],
  usage: '--why TEXT',
  options: [],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'an order')
    const order = await findOrder(context, id)
    // Idempotent: a repeated command changes nothing.
    if (order.state !== 'completed') {
      await act(context, input, { command: 'settle-order', subject: `order:${id}` }, async (tx) => {
        const [locked] = await lockOrders(tx, [id])
        if (locked?.order.state !== 'in_protection')
          throw new OperatorMistake(`order ${id} is ${locked?.order.state}: only a delivered one can be settled`)
        if (locked.order.deadlineAt! > locked.now)
          throw new OperatorMistake(`order ${id} is protected until ${locked.order.deadlineAt!.toISOString()}`)
        return (await settle(tx, locked, { actor: 'operator' })) ?? 'settled'
      })
    }
    context.say(`order ${id} is completed, and its seller has ${formatAmount(order.sellerNet)}`)
    return 0
  },
}
