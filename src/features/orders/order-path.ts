/** Public path of the list of orders under way. */
export const ordersPath = '/inventory/to_receive'

/** Public path of one order's page, for its buyer and its seller alike. */
export const orderPath = (orderId: string) => `${ordersPath}?order=${orderId}`
