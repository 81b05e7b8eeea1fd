import * as marketGoods from '#contract/market/goods.ts'
import { setOutbid } from '#contract/purchase-orders/outbid.ts'
import * as calls from '#contract/purchase-orders/purchase-orders.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { changePurchaseOrder } from './commands/change-purchase-order.ts'
import { createPurchaseOrder } from './commands/create-purchase-order.ts'
import { outbidOthers } from './commands/outbid-others.ts'
import { payPurchaseOrder } from './commands/pay-purchase-order.ts'
import { setPurchaseOrders } from './commands/set-purchase-orders.ts'
import { readWanted } from './market-query.ts'
import { readDepth } from './market-depth.ts'
import { readMaxPrices } from './max-prices.ts'
import { listPurchases, showPurchase } from './queries.ts'

export const purchaseOrderRoutes: readonly Route[] = [
  answer(marketGoods.purchase, readWanted),
  answer(marketGoods.depth, readDepth),
  command(calls.create, createPurchaseOrder),
  command(calls.pay, payPurchaseOrder),
  command(calls.change, changePurchaseOrder),
  command(calls.set, setPurchaseOrders),
  command(setOutbid, outbidOthers),
  answer(calls.list, listPurchases),
  answer(calls.detail, showPurchase),
  answer(calls.maxPriceByGoods, readMaxPrices),
]
