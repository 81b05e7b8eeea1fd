import { formatPercent } from '#i18n/format.ts'

/** Enough digits to tell two items apart, because their owners compare them. */
export const shownWear = (wear: number) => wear.toFixed(6)

/** A bound of a wear range, in no more digits than it was asked with: a sum of steps has noise in its last ones. */
export const shownWearBound = (wear: number) => String(Number(wear.toPrecision(12)))

/** In tenths of a percent, like the fade lists that people compare with. */
export const shownFade = (fade: number) => formatPercent(fade / 100, 1)
