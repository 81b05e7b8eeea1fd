import { and, eq, lt, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/connection.ts'
import { assets } from '../../db/schema/assets.ts'
import { orders } from '../../db/schema/orders.ts'
import { renameAsset } from '../../inventory/hand-over-asset.ts'
import { recordDelivery } from '../../orders/commands/record-delivery.ts'
import { type LockedOrder, lockOrders } from '../../orders/lock-orders.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { findOrder, idOf, numberOf } from '../read-input.ts'

export const deliverOrder: OperatorCommand = {
  name: 'deliver-order',
  about: 'record that the buyer has the item of an order whose trade the market can’t make out; its protection begins',
  words: ['ID'],
  usage: '--trade NUMBER --asset NUMBER --why TEXT',
  options: ['trade', 'asset'],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'an order')
    const tradeId = numberOf(input, 'trade')
    const newAssetId = numberOf(input, 'asset')
    const order = await findOrder(context, id)
    // Idempotent: a repeated command changes nothing.
    if (order.deliveredAt === null || order.tradeId !== tradeId || (await isWrong(context.db, order, newAssetId))) {
      const record = { command: 'deliver-order', subject: `order:${id}`, details: { tradeId, newAssetId } }
      await act(context, input, record, async (tx) => {
        const [locked] = await lockOrders(tx, [id])
        if (locked && (await hadBefore(tx, locked.order, newAssetId)))
          throw new OperatorMistake(
            `the buyer had an item ${newAssetId} before order ${id} was paid: it is another one`,
          )
        if (locked?.order.state === 'in_protection') return correct(tx, locked, { tradeId, newAssetId })
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

type Order = LockedOrder['order']

/** Whether the item of a delivered order has another number, until the order settles. */
const isWrong = async (db: Queryable, { state, assetId }: Order, newAssetId: string) =>
  state === 'in_protection' &&
  (await db.$count(assets, and(eq(assets.id, assetId), ne(assets.platformAssetId, newAssetId)))) > 0

/** Whether the buyer has another item of this number, which no trade of this order can have brought. */
const hadBefore = async (tx: Transaction, { buyerId, assetId, paidAt }: Order, newAssetId: string) =>
  (await tx.$count(
    assets,
    and(
      eq(assets.ownerId, buyerId),
      eq(assets.platformAssetId, newAssetId),
      ne(assets.id, assetId),
      lt(assets.createdAt, paidAt!),
    ),
  )) > 0

/** Corrects a delivered order: the market asks the platform about its trade until the order settles. */
async function correct(
  tx: Transaction,
  { order }: LockedOrder,
  { tradeId, newAssetId }: { tradeId: string; newAssetId: string },
): Promise<'corrected'> {
  await tx.update(orders).set({ tradeId }).where(eq(orders.id, order.id))
  await renameAsset(tx, order, newAssetId)
  return 'corrected'
}
