/**
 * The game's five wear bands, the single definition: a band includes its lower bound and excludes its upper one (the
 * last includes both).
 */

export type Exterior = 'fn' | 'mw' | 'ft' | 'ww' | 'bs'

export interface WearBand {
  readonly key: Exterior
  readonly min: number
  readonly max: number
}

export const WEAR_BANDS: readonly WearBand[] = [
  { key: 'fn', min: 0, max: 0.07 },
  { key: 'mw', min: 0.07, max: 0.15 },
  { key: 'ft', min: 0.15, max: 0.38 },
  { key: 'ww', min: 0.38, max: 0.45 },
  { key: 'bs', min: 0.45, max: 1 },
]

/**
 * The band of a wear value.
 * @throws RangeError outside 0 to 1
 */
export function exteriorOf(wear: number): Exterior {
  if (!(wear >= 0 && wear <= 1)) throw new RangeError(`not a wear: ${wear}`)
  return WEAR_BANDS.find((band) => wear < band.max)?.key ?? 'bs'
}

/** The bands that overlap a wear range, each clipped to it. */
export function bandsWithin(min: number, max: number): WearBand[] {
  return WEAR_BANDS.filter((band) => min < band.max && max > band.min).map((band) => ({
    key: band.key,
    min: Math.max(min, band.min),
    max: Math.min(max, band.max),
  }))
}

/** Cuts each of the game's bands in five: items between the same two cuts are priced alike. */
const CUTS: readonly number[] = [
  [0, 0.01, 0.02, 0.03, 0.04],
  [0.07, 0.08, 0.09, 0.1, 0.11],
  [0.15, 0.18, 0.21, 0.24, 0.27],
  [0.38, 0.39, 0.4, 0.41, 0.42],
  [0.45, 0.5, 0.63, 0.76, 0.8],
].flat()

/** The narrow ranges that overlap a wear range, each clipped to it. */
export function narrowRangesWithin(min: number, max: number): { from: number; to: number }[] {
  return CUTS.map((cut, place) => ({ from: Math.max(cut, min), to: Math.min(CUTS[place + 1] ?? 1, max) })).filter(
    ({ from, to }) => from < to,
  )
}

/** The narrow range of a wear value (0 to 1), lower bound inclusive, upper exclusive; the last has no upper bound. */
export function narrowWearRange(wear: number): { from: number; below: number | null } {
  const place = CUTS.findLastIndex((cut) => wear >= cut)
  if (place < 0) throw new RangeError(`not a wear: ${wear}`)
  return { from: CUTS[place]!, below: CUTS[place + 1] ?? null }
}
