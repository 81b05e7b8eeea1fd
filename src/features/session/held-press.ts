const storageKey = 'press/held'

/** In ms. A sign-in takes a few minutes; what was pressed long before is no longer meant. */
const maxAge = 600_000

/** What a visitor pressed that only somebody signed in can have. */
export type HeldPress =
  | { on: 'cart'; listingIds: readonly string[] }
  | { on: 'bookmark'; target: { goods_id: string; style_id: number } | { listing_id: string } }

/** Holds a visitor's press until they have signed in. The tab stores it, because signing in may load the page anew. */
export const holdPress = (press: HeldPress) =>
  sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), press }))

/** The last press held, readable once; undefined if there is none. */
export function takePress(): HeldPress | undefined {
  const held = sessionStorage.getItem(storageKey)
  if (held === null) return undefined
  sessionStorage.removeItem(storageKey)
  const { at, press } = JSON.parse(held)
  return Date.now() - at <= maxAge ? press : undefined
}
