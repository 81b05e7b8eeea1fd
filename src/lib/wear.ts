/** The game's five wear bands, in one place: a band holds its lower bound and not its upper one (the last holds both). */

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

/** The band a wear (0 to 1) lies in. Throws a RangeError on a number outside 0 to 1. */
export function exteriorOf(wear: number): Exterior {
  if (!(wear >= 0 && wear <= 1)) throw new RangeError(`not a wear: ${wear}`)
  return WEAR_BANDS.find((band) => wear < band.max)?.key ?? 'bs'
}

/** The bands that a wear range reaches, each cut to that range. */
export function bandsWithin(min: number, max: number): WearBand[] {
  return WEAR_BANDS.filter((band) => min < band.max && max > band.min).map((band) => ({
    key: band.key,
    min: Math.max(min, band.min),
    max: Math.min(max, band.max),
  }))
}

/** Where each of the game's bands is cut in five: items whose wear lies between the same two cuts are priced alike. */
const CUTS: readonly number[] = [
  [0, 0.01, 0.02, 0.03, 0.04],
  [0.07, 0.08, 0.09, 0.1, 0.11],
  [0.15, 0.18, 0.21, 0.24, 0.27],
  [0.38, 0.39, 0.4, 0.41, 0.42],
  [0.45, 0.5, 0.63, 0.76, 0.8],
].flat()

/** The narrow ranges that a wear range reaches, each cut to that range. */
export function narrowRangesWithin(min: number, max: number): { from: number; to: number }[] {
  return CUTS.map((cut, place) => ({ from: Math.max(cut, min), to: Math.min(CUTS[place + 1] ?? 1, max) })).filter(
    ({ from, to }) => from < to,
  )
}

/** The narrow range that a wear (0 to 1) lies in, with its lower bound and without its upper one; the last has no upper one. */
export function narrowWearRange(wear: number): { from: number; below: number | null } {
  const place = CUTS.findLastIndex((cut) => wear >= cut)
  if (place < 0) throw new RangeError(`not a wear: ${wear}`)
  return { from: CUTS[place]!, below: CUTS[place + 1] ?? null }
}
