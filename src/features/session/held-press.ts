const storageKey = 'press/held'

/** In ms. A sign-in takes a few minutes; what was pressed long before is no longer meant. */
const maxAge = 600_000

/** What a visitor pressed that only somebody signed in can have. */
export type HeldPress =
  | { on: 'cart'; listingIds: readonly string[] }
  | { on: 'follow'; shopId: string }
  | { on: 'bookmark'; target: { goods_id: string; style_id: number } | { listing_id: string } }

/**
 * Holds a press until somebody has signed in. The tab stores it, because signing in may load the page anew. `by`: the
 * person whose session had ended; a visitor may be anybody.
 */
export const holdPress = (press: HeldPress, by?: string) =>
  sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), by, press }))

/** The last press held, readable once; undefined if there is none, or it is not this person's. */
export function takePress(userId: string | undefined): HeldPress | undefined {
  const held = sessionStorage.getItem(storageKey)
  if (held === null) return undefined
  sessionStorage.removeItem(storageKey)
  const { at, by, press } = JSON.parse(held)
  return userId !== undefined && (by ?? userId) === userId && Date.now() - at <= maxAge ? press : undefined
}
