import { handle, pay } from '#contract/bargains/bargains.ts'
import { supply } from '#contract/purchase-orders/purchase-orders.ts'
import { command, type Route } from '../http/routes.ts'
import { handleBargain } from './commands/handle-bargain.ts'
import { payBargain } from './commands/pay-bargain.ts'
import { supplyPurchaseOrder } from './commands/supply-purchase-order.ts'

/** Where two people have agreed without an order: an accepted bargain and a supplied purchase order become paid ones. */
export const dealRoutes: readonly Route[] = [
  command(pay, payBargain),
  command(handle, handleBargain),
  command(supply, supplyPurchaseOrder),
]
