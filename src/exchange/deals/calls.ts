import { handle, pay } from '#contract/bargains/bargains.ts'
import { supply } from '#contract/purchase-orders/purchase-orders.ts'
import { command, type Route } from '../http/routes.ts'
import { handleBargain } from './commands/handle-bargain.ts'
import { payBargain } from './commands/pay-bargain.ts'
import { supplyPurchaseOrder } from './commands/supply-purchase-order.ts'

/** Agreements that become paid orders: accepted bargains and supplied purchase orders. */
export const dealRoutes: readonly Route[] = [
  command(pay, payBargain),
  command(handle, handleBargain),
  command(supply, supplyPurchaseOrder),
]
