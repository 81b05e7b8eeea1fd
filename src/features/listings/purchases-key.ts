/** My purchase orders. The end of an order that filled one also makes them stale. */
export const purchasesKey = ['purchase-orders'] as const
