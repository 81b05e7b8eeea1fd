import { tellEndedRestrictions } from '../accounts/tell-ended-restrictions.ts'
import { expireDueBargains } from '../bargains/expire-due-bargains.ts'
import { rereadDueInventories } from '../inventory/reread-due-inventories.ts'
import { advanceDueOrders } from '../orders/advance-due-orders.ts'
import { expirePurchaseOrders } from '../purchase-orders/commands/expire-purchase-orders.ts'
import type { Services } from '../services.ts'
import { advanceDueRecharges } from '../wallet/recharges/advance-due-recharges.ts'
import { advanceDueWithdrawals } from '../wallet/withdrawals/advance-due-withdrawals.ts'

/**
 * One round over a table's rows whose time has come; any number of processes may run it at once. Answers how many rows
 * were looked at: 0 means that nothing is due.
 */
export type DueRound = (services: Services) => Promise<number>

/** Every table with deadlines. A worker goes through them again and again. */
export const dueRounds: readonly DueRound[] = [
  advanceDueOrders,
  expireDueBargains,
  expirePurchaseOrders,
  advanceDueRecharges,
  advanceDueWithdrawals,
  tellEndedRestrictions,
  rereadDueInventories,
]
