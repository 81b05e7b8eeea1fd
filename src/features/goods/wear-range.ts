import { narrowRangesWithin, WEAR_BANDS } from '#lib/wear.ts'
import { shownWearBound } from '#features/items/shown-figures.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import type { GoodsSearch } from './search.ts'

export type WearRange = Pick<GoodsSearch, 'wear_min' | 'wear_max'>

export const anyWear: WearRange = { wear_min: undefined, wear_max: undefined }

/** The range in display form, `0.15–0.18`; null for the full range. */
export function wearRangeText({ wear_min, wear_max }: WearRange): string | null {
  if (wear_min === undefined && wear_max === undefined) return null
  return `${digits(wear_min ?? 0)}–${digits(wear_max ?? 1)}`
}

const digits = (wear: number) => shownWearBound(wear).padEnd(4, wear % 1 === 0 ? '.00' : '0')

/** Whether some item of the goods may have a wear in this range. */
export const mayHaveWear = (
  { exterior, ...own }: Pick<GoodsDetail['goods_info'], 'exterior' | 'wear_min' | 'wear_max'>,
  { wear_min = 0, wear_max = 1 }: WearRange,
): boolean =>
  exterior !== null && wear_min <= wear_max && wear_min <= (own.wear_max ?? 1) && wear_max >= (own.wear_min ?? 0)

/** The narrow ranges of wear within which items of a goods have similar prices; empty for goods without wear. */
export function wearRangesOf({
  exterior,
  wear_min,
  wear_max,
}: Pick<GoodsDetail['goods_info'], 'exterior' | 'wear_min' | 'wear_max'>): WearRange[] {
  const band = WEAR_BANDS.find(({ key }) => key === exterior)
  if (!band) return []
  const ranges = narrowRangesWithin(Math.max(band.min, wear_min ?? 0), Math.min(band.max, wear_max ?? 1))
  return ranges.map(({ from, to }) => ({ wear_min: from, wear_max: to }))
}

/** The one of these ranges that an item of the goods falls into; undefined without wear. */
export function wearRangeAround(
  info: Pick<GoodsDetail['goods_info'], 'exterior' | 'wear_min' | 'wear_max'>,
  wear: number | null,
): WearRange | undefined {
  if (wear === null) return undefined
  return wearRangesOf(info).findLast(({ wear_min }) => wear >= (wear_min ?? 0))
}
