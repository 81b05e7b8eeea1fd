import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import type { OrderState } from '#contract/orders/orders.ts'
import { formatAmount } from '#lib/money.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { orders } from '../../db/schema/orders.ts'
import type { OperatorCommand } from '../operator-command.ts'

const watched: OrderState[] = ['awaiting_delivery', 'awaiting_acceptance', 'in_protection']
const shown = 200
/** By then the market has asked the platform several times. */
const isStuck = and(inArray(orders.state, watched), lt(orders.deadlineAt, sql`${databaseNow} - interval '15 minutes'`))

export const listStuckOrders: OperatorCommand = {
  name: 'stuck-orders',
  about:
    'list the orders that are more than 15 minutes past their time because the platform has not reported their outcome',
  words: [],
  usage: '',
  options: [],
  isAct: false,
  async run({ db, say }) {
    const rows = await db.select().from(orders).where(isStuck).orderBy(asc(orders.deadlineAt)).limit(shown)
    for (const { id, state, deadlineAt, price, offerId, tradeId } of rows)
      say(
        `${id}  ${deadlineAt!.toISOString()}  ${state}  ${formatAmount(price)}  offer ${offerId ?? '-'}  trade ${tradeId ?? '-'}`,
      )
    say(`${rows.length} stuck`)
    return 0
  },
}
