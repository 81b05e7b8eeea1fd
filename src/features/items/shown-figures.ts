import { formatPercent } from '#i18n/format.ts'

/** As many digits as tell two items apart; their owners compare them. */
export const shownWear = (wear: number) => wear.toFixed(6)

/** The lists of fades that people compare by are in tenths. */
export const shownFade = (fade: number) => formatPercent(fade / 100, 1)
