import { shownUser } from '#lib/browser/shown-user.ts'

const storageKey = 'recently-viewed/2'
/** Beyond this, the oldest are dropped. */
const most = 24

/** `by`: whose it is; absent for a visitor's. */
interface Kept {
  by?: unknown
  ids?: unknown
}

/**
 * The ids of the goods viewed in this browser, latest first. S4.20 A person's are for nobody else, and a visitor's stay
 * when they sign in. Invalid ones are skipped: storage may hold anything.
 */
export function recentlyViewed(): string[] {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (!Array.isArray(kept?.ids) || (kept.by ?? shownUser()) !== shownUser()) return []
    return kept.ids.filter(isGoodsId).slice(0, most)
  } catch {
    return []
  }
}

const isGoodsId = (one: unknown): one is string => typeof one === 'string' && /^[0-9a-z]{11}$/.test(one)

/** Records a view of a goods. It does not matter if the browser stores nothing. */
export function noteViewed(goodsId: string) {
  try {
    const others = recentlyViewed().filter((id) => id !== goodsId)
    const kept: Kept = { by: shownUser(), ids: [goodsId, ...others].slice(0, most) }
    localStorage.setItem(storageKey, JSON.stringify(kept))
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
