import { usePublicPath } from '#device/use-public-path.ts'

/** Addresses of plain links to the orders under way and to one order's page, for its buyer and its seller alike. */
export function useOrderPaths() {
  const publicPath = usePublicPath()
  const orders = publicPath('/pc/inventory/to_receive')
  const order = (orderId: string) => `${orders}/${orderId}`
  return {
    orders,
    order,
    /** Where these are looked at: one on its own page, several in the list. */
    of: (orderIds: readonly string[]) => {
      const [only] = orderIds
      return only !== undefined && orderIds.length === 1 ? order(only) : orders
    },
  }
}
