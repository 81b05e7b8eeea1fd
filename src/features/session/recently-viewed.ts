const storageKey = 'recently-viewed/1'
/** Beyond this the oldest are forgotten. */
const most = 24

/** The ids of the goods that were looked at in this browser, the latest first, as far as they are valid: anything may be stored. */
export function recentlyViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isGoodsId).slice(0, most) : []
  } catch {
    return []
  }
}

const isGoodsId = (one: unknown): one is string => typeof one === 'string' && /^[0-9a-z]{11}$/.test(one)

/** A goods is being looked at. A browser that keeps nothing is none the worse. */
export function noteViewed(goodsId: string) {
  try {
    const others = recentlyViewed().filter((id) => id !== goodsId)
    localStorage.setItem(storageKey, JSON.stringify([goodsId, ...others].slice(0, most)))
  } catch {
    // Full, or switched off.
  }
}

export function forgetViewed() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}
