import { useQuery } from '@tanstack/react-query'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { ReleaseRule } from '#features/trading/deadline/release.tsx'
import { durationText } from '#i18n/duration-text.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

/** The rules once an item is sold: the delivery deadline, the consequence of missing it, and when the money becomes
 * available. */
export function SaleRules({ unpriced }: { unpriced: number }) {
  const { data: terms, dataUpdatedAt } = useQuery(termsQuery())
  return (
    <ul className={moneyDialog().rules}>
      {unpriced > 0 && <li>{m.listing_sheet_left_out({ count: formatNumber(unpriced) })}</li>}
      {terms && (
        <>
          <li>{m.listing_sheet_rule_deliver({ time: durationText(terms.rules.delivery_seconds) })}</li>
          <li>{m.listing_sheet_rule_otherwise()}</li>
          <li>{m.deadline_buyer_cancels({ time: durationText(terms.rules.cancel_after_seconds) })}</li>
          <li>
            <ReleaseRule side="seller" protection={terms.rules.protection_seconds} readAt={dataUpdatedAt} />
          </li>
        </>
      )}
      <li>{m.listing_sheet_rule_job()}</li>
    </ul>
  )
}
