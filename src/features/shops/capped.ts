import { formatNumber } from '#i18n/format.ts'

/** A count that stops at `most`, shown as `99+` once it gets there. */
export const capped = (count: number, most: number) =>
  count >= most ? `${formatNumber(most - 1)}+` : formatNumber(count)
