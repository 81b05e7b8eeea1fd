import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatDateTime, formatNumber } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

/** The rules once an item is sold: the delivery deadline, the consequence of missing it, and when the money becomes
 * available. */
export function SaleRules({ unpriced }: { unpriced: number }) {
  const { data: terms } = useQuery(termsQuery())
  const timeZone = useTimeZone()
  const [now] = useState(() => marketTime() / 1000)
  return (
    <ul className={moneyDialog().rules}>
      {unpriced > 0 && <li>{m.listing_sheet_left_out({ count: formatNumber(unpriced) })}</li>}
      {terms && (
        <>
          <li>{m.listing_sheet_rule_deliver({ time: durationText(terms.rules.delivery_seconds) })}</li>
          <li>{m.listing_sheet_rule_otherwise()}</li>
          <li>
            {m.listing_sheet_rule_released({
              time: durationText(terms.rules.protection_seconds),
              date: formatDateTime(now + terms.rules.protection_seconds, timeZone),
            })}
          </li>
        </>
      )}
      <li>{m.listing_sheet_rule_job()}</li>
    </ul>
  )
}
