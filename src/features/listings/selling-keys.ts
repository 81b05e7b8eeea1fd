/** Keys of everything that depends on the user's listings: a change of a listing invalidates all of it. */
export const sellingKeys = {
  all: ['selling'] as const,
  lists: () => [...sellingKeys.all, 'list'] as const,
  list: (request: object) => [...sellingKeys.lists(), request] as const,
  /** The shop counts what is on sale. */
  shop: () => [...sellingKeys.lists(), 'shop'] as const,
  buyer: (orderId: string) => [...sellingKeys.all, 'buyer', orderId] as const,
}
