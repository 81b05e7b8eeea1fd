const storageKey = 'cart/held'

/** In ms. A sign-in takes a few minutes; what was pressed long before is no longer meant. */
const maxAge = 600_000

/** Holds what a visitor puts in the cart until they have signed in. The tab stores it, because signing in may load the
 * page anew. */
export const holdPress = (listingIds: readonly string[]) =>
  sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), listingIds }))

/** The listings held, readable once; undefined if there are none. */
export function takePress(): string[] | undefined {
  const held = sessionStorage.getItem(storageKey)
  if (held === null) return undefined
  sessionStorage.removeItem(storageKey)
  const { at, listingIds } = JSON.parse(held)
  return Date.now() - at <= maxAge ? listingIds : undefined
}
