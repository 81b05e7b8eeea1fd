import { usePublicPath } from '#device/use-public-path.ts'

/** The list of orders under way: a route path, for `navigate` and `redirect`. */
export const ordersRoute = '/pc/inventory/to_receive'

/** Addresses of plain links to the orders under way and to one order's page, for its buyer and its seller alike. */
export function useOrderPaths() {
  const publicPath = usePublicPath()
  const orders = publicPath(ordersRoute)
  return { orders, order: (orderId: string) => `${orders}/${orderId}` }
}
