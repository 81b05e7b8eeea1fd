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
