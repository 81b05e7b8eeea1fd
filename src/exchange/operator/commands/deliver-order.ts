import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { orders } from '../../db/schema/orders.ts'
import { recordDelivery } from '../../orders/commands/record-delivery.ts'
import { type LockedOrder, lockOrders } from '../../orders/lock-orders.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { findOrder, idOf, numberOf } from '../read-input.ts'

export const deliverOrder: OperatorCommand = {
  name: 'deliver-order',
  about: 'record that the buyer has the item of an order whose trade the market can’t make out; its protection begins',
  usage: 'ID --trade NUMBER --asset NUMBER --why TEXT',
  options: ['trade', 'asset'],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'an order')
    const tradeId = numberOf(input, 'trade')
    const newAssetId = numberOf(input, 'asset')
    const order = await findOrder(context, id)
    // Idempotent: a repeated command changes nothing.
    if (order.deliveredAt === null || order.tradeId !== tradeId) {
      const record = { command: 'deliver-order', subject: `order:${id}`, details: { tradeId, newAssetId } }
      await act(context, input, record, async (tx) => {
        const [locked] = await lockOrders(tx, context.settings, [id])
        if (locked?.order.state === 'in_protection') return nameTrade(tx, locked, tradeId)
        if (locked?.order.state !== 'awaiting_acceptance')
          throw new OperatorMistake(
            `order ${id} is ${locked?.order.state}: only one that awaits the acceptance of its offer can be delivered`,
          )
        const trade = { tradeId, newAssetId, settlesAt: null }
        const refusal = await recordDelivery(tx, context.settings, locked, { ...trade, actor: 'operator' })
        return refusal ?? 'delivered'
      })
    }
    context.say(`order ${id} is delivered`)
    return 0
  },
}

/** Corrects the trade of a delivered order: the market asks the platform about it until the order settles. */
async function nameTrade(tx: Transaction, { order }: LockedOrder, tradeId: string): Promise<'named'> {
  await tx.update(orders).set({ tradeId }).where(eq(orders.id, order.id))
  return 'named'
}
