import { usePublicPath } from '#device/use-public-path.ts'

/** Addresses for plain links to the open orders and to one order's page, which leads its seller on to the sale's. */
export function useOrderPaths() {
  const publicPath = usePublicPath()
  const orders = publicPath('/pc/inventory/to_receive')
  const order = (orderId: string) => `${orders}/${orderId}`
  return {
    orders,
    order,
    /** Where these orders are shown: a single one on its own page, several in the list. */
    of: (orderIds: readonly string[]) => {
      const [only] = orderIds
      return only !== undefined && orderIds.length === 1 ? order(only) : orders
    },
  }
}
