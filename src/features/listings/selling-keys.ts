/** What a person has on sale, as their pages ask for it: a change of a listing makes all of it out of date. */
export const sellingKeys = {
  all: ['selling'] as const,
  lists: () => [...sellingKeys.all, 'list'] as const,
  list: (request: object) => [...sellingKeys.lists(), request] as const,
  shop: () => [...sellingKeys.all, 'shop'] as const,
  buyer: (orderId: string) => [...sellingKeys.all, 'buyer', orderId] as const,
}
