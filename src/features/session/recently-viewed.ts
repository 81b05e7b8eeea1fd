const storageKey = 'recently-viewed/1'
/** Beyond this, the oldest are dropped. */
const most = 24

/** The ids of the goods viewed in this browser, latest first. Invalid ones are skipped: storage may hold anything. */
export function recentlyViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isGoodsId).slice(0, most) : []
  } catch {
    return []
  }
}

const isGoodsId = (one: unknown): one is string => typeof one === 'string' && /^[0-9a-z]{11}$/.test(one)

/** Records a view of a goods. It does not matter if the browser stores nothing. */
export function noteViewed(goodsId: string) {
  try {
    const others = recentlyViewed().filter((id) => id !== goodsId)
    localStorage.setItem(storageKey, JSON.stringify([goodsId, ...others].slice(0, most)))
  } catch {
    // Storage is full or disabled.
  }
}

export function forgetViewed() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}
