import { ART_VERSION } from '#art/subject.ts'

/** Pictures are cached forever under their address, so a redrawn one has a new address. */
export const artVersion = String(ART_VERSION)

const drawnHere = `/art/${artVersion}`
let base = drawnHere

/**
 * Takes pictures from another host than this one, under the same file names; null: back to the drawn ones. Set once,
 * when the exchange is opened: every picture of a process comes from one place.
 */
export function setImageHost(url: string | null): void {
  base = url?.replace(/\/+$/, '') ?? drawnHere
}

/** Base address of the picture of a goods or style: `@1.webp`, `@2.webp` or a width, as `@w640.webp`, completes it. */
export const imageOf = (goodsId: string, styleId = 0): string => `${base}/${imageKey(goodsId, styleId)}`

export const imageKey = (goodsId: string, styleId: number): string =>
  styleId === 0 ? goodsId : `${goodsId}-${styleId}`

/** The goods and style of an image key, or null where it is none. */
export function parseImageKey(key: string): { goodsId: string; styleId: number } | null {
  const parts = /^([0-9a-z]{11})(?:-([1-9]\d{0,2}))?$/.exec(key)
  return parts && { goodsId: parts[1]!, styleId: Number(parts[2] ?? 0) }
}
