import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import {
  changePurchaseOrder,
  createPurchaseOrder,
  payPurchaseOrder,
  setPurchaseOutbid,
  setPurchaseOrders,
  supplyPurchaseOrder,
} from './purchase-orders.functions.ts'

/** Dialogs show their own errors. */
const quiet = { quiet: true }

export const createPurchaseMutation = () =>
  idempotentMutation(['purchase-orders', 'create'], createPurchaseOrder, quiet)

/** Without an id: a purchase order that is being posted. */
export const payPurchaseMutation = (purchaseId = 'new') =>
  idempotentMutation(['purchase-orders', 'pay', purchaseId], payPurchaseOrder, quiet)

export const changePurchaseMutation = (purchaseId: string) =>
  idempotentMutation(['purchase-orders', 'change', purchaseId], changePurchaseOrder, quiet)

/** Suspends, resumes or cancels; `subject` is the purchase order's id, or stands for several. */
export const setPurchasesMutation = (subject: string) =>
  idempotentMutation(['purchase-orders', 'set', subject], setPurchaseOrders)

export const supplyMutation = (purchaseId: string) =>
  idempotentMutation(['purchase-orders', 'supply', purchaseId], supplyPurchaseOrder, quiet)

export const outbidMutation = (purchaseId: string) =>
  idempotentMutation(['purchase-orders', 'outbid', purchaseId], setPurchaseOutbid, quiet)
