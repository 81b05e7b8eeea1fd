import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { figuresOf, type Warned } from './totals.ts'
import { useSellPath } from './use-sell-path.ts'
import { WarningLine } from './warning-line.tsx'

/** The prices that are likely mistakes, each with its warnings. */
export function Warnings({ warned }: { warned: readonly Warned[] }) {
  const sellPath = useSellPath()
  const styles = listingSheet()
  return (
    <ul className={styles.warned} aria-label={m.listing_sheet_warnings()}>
      {warned.map(({ row: { id, items }, price, warnings }) => (
        <li key={id} className={styles.warnedLine}>
          <span className={styles.warnedName}>
            {items[0].goods_info.name} · {formatMoney(price)}
          </span>
          {warnings.map((warning) => (
            <WarningLine key={warning.kind} warning={warning} sellHref={sellPath(items[0].goods_id)} />
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The confirmation's text, with its figures. */
export function sureWords(warned: readonly Warned[]): string {
  const { farUnder, underWanted, aboveYear } = figuresOf(warned)
  const parts = [
    farUnder.count > 0 &&
      m.listing_sheet_sure_far_under({ count: formatNumber(farUnder.count), percent: farUnder.percent }),
    underWanted.count > 0 &&
      m.listing_sheet_sure_under_wanted({
        count: formatNumber(underWanted.count),
        amount: formatMoney(underWanted.missed),
      }),
    aboveYear.count > 0 && m.listing_sheet_sure_above_year({ count: formatNumber(aboveYear.count) }),
  ]
  return m.listing_sheet_sure({ what: parts.filter(Boolean).join(m.listing_sheet_sure_between()) })
}
