import { usePublicPath } from '#device/use-public-path.ts'

/** Addresses of plain links to the orders under way and to one order's page, for its buyer and its seller alike. */
export function useOrderPaths() {
  const publicPath = usePublicPath()
  const orders = publicPath('/pc/inventory/to_receive')
  return { orders, order: (orderId: string) => `${orders}/${orderId}` }
}
