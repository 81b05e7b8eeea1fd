/** The queries about shops. Their owners change them where they sell. */
export const shopKeys = {
  all: ['shops'] as const,
  featured: () => [...shopKeys.all, 'featured'] as const,
  followed: () => [...shopKeys.all, 'followed'] as const,
  shop: (shopId: string) => [...shopKeys.all, 'shop', shopId] as const,
  view: (shopId: string) => [...shopKeys.shop(shopId), 'view'] as const,
  follow: (shopId: string) => [...shopKeys.shop(shopId), 'follow'] as const,
  allListings: () => [...shopKeys.all, 'listings'] as const,
  listings: (shopId: string, search: object) => [...shopKeys.allListings(), shopId, search] as const,
}
