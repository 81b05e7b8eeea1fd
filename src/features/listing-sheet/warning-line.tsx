import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import type { Warning } from './totals.ts'

/** A warning in words. If a purchase order pays more right now, it links there in a new tab, because the sheet holds
 * unsaved input. */
export function WarningLine({ warning, sellHref }: { warning: Warning; sellHref: string }) {
  return (
    <span className={listingSheet().warning}>
      <AlertIcon size={14} />
      <span>
        {textOf(warning)}
        {warning.kind === 'under_wanted' && (
          <>
            {' '}
            <a className={textLink()} href={sellHref} target="_blank" rel="noreferrer">
              {m.listing_sheet_sell_now()}
            </a>
          </>
        )}
      </span>
    </span>
  )
}

function textOf(warning: Warning): string {
  if (warning.kind === 'far_under') return m.selling_far_under({ percent: warning.percent })
  if (warning.kind === 'under_wanted') return m.selling_under_wanted({ amount: formatMoney(warning.wanted) })
  return m.listing_sheet_above_year({ amount: formatMoney(warning.high) })
}
