import { formatNumber } from '#i18n/format.ts'

/** A number that was counted up to `most`: `99+` where that was reached. */
export const capped = (count: number, most: number) =>
  count >= most ? `${formatNumber(most - 1)}+` : formatNumber(count)
