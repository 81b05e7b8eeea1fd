import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'

/** The price range of several goods, from lowest to highest. */
export function priceRangeText(lowest: string | null, highest: string | null = lowest): string {
  if (lowest === null) return m.market_card_none()
  if (highest === null || highest === lowest) return formatMoney(lowest)
  return `${formatMoney(lowest)} – ${formatMoney(highest)}`
}
