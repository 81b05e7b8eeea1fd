import * as parties from '#contract/orders/parties.ts'
import * as calls from '#contract/orders/orders.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { showBuyerProfile } from './buyer-profile.ts'
import { cancelOrder, prepareCancel } from './commands/cancel-order.ts'
import { createOrders } from './commands/create-orders.ts'
import { payOrders } from './commands/pay-orders.ts'
import { countReminder, requestDelivery } from './commands/request-seller-trade.ts'
import { listOrders } from './list-orders.ts'
import { maxUnpaidOrders } from './order-problems.ts'
import { orderRules, quotePurchase, showOrder } from './queries.ts'
import { countOrders } from './statistics.ts'

export const orderRoutes: readonly Route[] = [
  answer(calls.quote, quotePurchase),
  command(calls.create, createOrders),
  command(calls.pay, payOrders),
  answer(calls.list, listOrders),
  answer(calls.detail, showOrder),
  preparedCommand(calls.cancel, prepareCancel, cancelOrder),
  preparedCommand(calls.requestSellerTrade, countReminder, requestDelivery),
  answer(parties.buyerSteamInfo, (context, request) => showBuyerProfile(context, request, { isFresh: false })),
  answer(parties.refreshBuyerSteamInfo, (context, request) => showBuyerProfile(context, request, { isFresh: true })),
  answer(parties.statistics, countOrders),
  answer(parties.service, async ({ settings }) => ({
    fee_basis_points: Number(settings.feeBasisPoints),
    max_orders_at_once: calls.maxOrdersAtOnce,
    max_unpaid_orders: maxUnpaidOrders,
    rules: orderRules(settings),
  })),
]
