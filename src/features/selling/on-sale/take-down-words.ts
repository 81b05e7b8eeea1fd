import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import type { SellingItem } from '../model.ts'

/** The question before listings are taken down. Failed ones are not on the market, so they can't leave it. */
export function takeDownWords(items: readonly SellingItem[]) {
  const count = formatNumber(items.length)
  const sum = formatMoney(sumOf(items.map(({ listing }) => listing.price)))
  return items.length > 0 && items.every(({ listing }) => listing.state === 'failed')
    ? {
        title: m.selling_take_down_failed_title({ count }),
        text: m.selling_take_down_failed_text({ sum }),
        cancelLabel: m.selling_keep_failed(),
      }
    : {
        title: m.selling_take_down_title({ count }),
        text: m.selling_take_down_text({ sum }),
        cancelLabel: m.selling_keep(),
      }
}
