import { usePublicPath } from '#device/use-public-path.ts'

/** The open purchase orders: a route path, for `redirect`. */
export const purchasesRoute = '/pc/purchase/wait_supply'

/** Addresses for plain links to a person's purchase orders and to a single one. */
export function usePurchasePaths() {
  const publicPath = usePublicPath()
  const open = publicPath(purchasesRoute)
  return {
    open,
    tab: (tab: string) => publicPath(`/pc/purchase/${tab}`),
    purchase: (purchaseId: string) => `${open}/${purchaseId}`,
  }
}
