/** Bounds of every purchase order. Plain values, so that the browser can use them without the schemas. */

/** The most days that a purchase order can be open, and those it has unless its buyer says otherwise. */
export const maxOpenDays = 30

/** The days on offer. */
export const openDayChoices = [1, 3, 7, 14, maxOpenDays] as const

/** Maximum units of one purchase order. */
export const maxUnits = 1000

/** No item fades less, in percent. */
export const leastFade = 80

const weapons = new Set(['rifle', 'sniper_rifle', 'smg', 'shotgun', 'machinegun', 'pistol', 'equipment'])
const nameable = new Set([...weapons, 'knife'])

/** Stickers and charms go on weapons only, so conditions on them make sense for nothing else. */
export const takesStickers = (category: string) => weapons.has(category)
export const takesNameTag = (category: string) => nameable.has(category)
