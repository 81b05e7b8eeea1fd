/** Bounds of every purchase order. Plain values, so that the browser can use them without the schemas. */

/** A paid purchase order expires after this. */
export const purchaseOpenSeconds = 30 * 24 * 3600

/** Maximum units of one purchase order. */
export const maxUnits = 1000

const weapons = new Set(['rifle', 'sniper_rifle', 'smg', 'shotgun', 'machinegun', 'pistol', 'equipment'])
const nameable = new Set([...weapons, 'knife'])

/** Stickers and charms go on weapons only, so conditions on them make sense for nothing else. */
export const takesStickers = (category: string) => weapons.has(category)
export const takesNameTag = (category: string) => nameable.has(category)
