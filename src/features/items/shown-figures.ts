import { formatPercent } from '#i18n/format.ts'

/** Enough digits to tell two items apart, because their owners compare them. */
export const shownWear = (wear: number) => wear.toFixed(6)

/** A bound of a wear range, in no more digits than it was asked with: a sum of steps has noise in its last ones. */
export const shownWearBound = (wear: number) => String(Number(wear.toPrecision(12)))

/** A bound of a fade range, as it was asked: two bounds that differ must not look the same. */
export const shownFadeBound = (fade: number) => formatPercent(fade / 100, 2)

/** How worn a sticker is, or may be. A little wear must not look like none: that is what unscraped ones have. */
export const shownStickerWear = (wear: number) =>
  formatPercent(wear > 0 ? Math.max(wear, 0.0001) : wear, wear < 0.01 ? 2 : 1)

/** In tenths of a percent, like the fade lists that people compare with. */
export const shownFade = (fade: number) => formatPercent(fade / 100, 1)
