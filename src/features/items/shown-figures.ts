import { formatPercent } from '#i18n/format.ts'

/** Enough digits to tell two items apart, because their owners compare them. */
export const shownWear = (wear: number) => wear.toFixed(6)

/** In tenths of a percent, like the fade lists that people compare with. */
export const shownFade = (fade: number) => formatPercent(fade / 100, 1)
