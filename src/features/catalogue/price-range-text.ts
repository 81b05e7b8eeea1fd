import { formatMoney, formatShortMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'

/** What several goods are offered for, from the lowest price to the highest. */
export function priceRangeText(lowest: string | null, highest: string | null = lowest): string {
  if (lowest === null) return m.market_card_none()
  if (highest === null || highest === lowest) return formatMoney(lowest)
  return `${formatShortMoney(lowest)} – ${formatShortMoney(highest)}`
}
