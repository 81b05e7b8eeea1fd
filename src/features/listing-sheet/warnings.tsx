import type { AskedPrice, Warned } from '#features/trading/price/price-warnings.ts'
import { WarningLine } from '#features/trading/price/warning-line.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'

interface WarningsProps {
  warned: readonly Warned<AskedPrice & { id: string; name: string }>[]
}

/** The prices that are likely mistakes, each with its warnings. */
export function Warnings({ warned }: WarningsProps) {
  const styles = listingSheet()
  return (
    <ul className={styles.warned} aria-label={m.listing_sheet_warnings()}>
      {warned.map(({ id, name, goods_id, price, warnings }) => (
        <li key={id} className={styles.warnedLine}>
          <span className={styles.warnedName}>
            {name} · {formatMoney(price)}
          </span>
          {warnings.map((warning) => (
            <WarningLine key={warning.kind} warning={warning} goodsId={goods_id} />
          ))}
        </li>
      ))}
    </ul>
  )
}
