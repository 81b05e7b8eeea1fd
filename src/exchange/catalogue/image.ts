import { ART_VERSION } from '#art/subject.ts'

/** Pictures are cached forever by URL, so a redrawn one needs a new URL. */
export const artVersion = String(ART_VERSION)

const drawnHere = `/art/${artVersion}`
let base = drawnHere

/**
 * Takes pictures from another host, under the same file names; null: back to the drawn ones. Set once, when the
 * exchange opens: all pictures of a process come from one host.
 */
export function setImageHost(url: string | null): void {
  base = url?.replace(/\/+$/, '') ?? drawnHere
}

/** Base URL of the picture of a goods or style; append `@1.webp`, `@2.webp` or a width, as in `@w640.webp`. */
export const imageOf = (goodsId: string, styleId = 0): string => `${base}/${imageKey(goodsId, styleId)}`

export const imageKey = (goodsId: string, styleId: number): string =>
  styleId === 0 ? goodsId : `${goodsId}-${styleId}`

/** Parses the goods and style of an image key; null if it is not one. */
export function parseImageKey(key: string): { goodsId: string; styleId: number } | null {
  const parts = /^([0-9a-z]{11})(?:-([1-9]\d{0,2}))?$/.exec(key)
  return parts && { goodsId: parts[1]!, styleId: Number(parts[2] ?? 0) }
}
