/** What every purchase order is bound by. Plain values: the browser takes them without the schemas. */

/** A paid one ends by itself after this. */
export const purchaseOpenSeconds = 30 * 24 * 3600

/** Units of one. */
export const maxUnits = 1000

const weapons = new Set(['rifle', 'sniper_rifle', 'smg', 'shotgun', 'machinegun', 'pistol', 'equipment'])
const nameable = new Set([...weapons, 'knife'])

/** Stickers and charms go on weapons alone: of nothing else they can be asked for. */
export const takesStickers = (category: string) => weapons.has(category)
export const takesNameTag = (category: string) => nameable.has(category)
