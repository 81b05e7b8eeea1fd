import * as calls from '#contract/orders.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { cancelOrder, prepareCancel } from './commands/cancel-order.ts'
import { createOrders } from './commands/create-orders.ts'
import { payOrders } from './commands/pay-orders.ts'
import { requestDelivery } from './commands/request-seller-trade.ts'
import { listOrders, quotePurchase, showOrder } from './queries.ts'

export const orderRoutes: readonly Route[] = [
  answer(calls.quote, quotePurchase),
  command(calls.create, createOrders),
  command(calls.pay, payOrders),
  answer(calls.list, listOrders),
  answer(calls.detail, showOrder),
  preparedCommand(calls.cancel, prepareCancel, cancelOrder),
  command(calls.requestSellerTrade, requestDelivery),
]
