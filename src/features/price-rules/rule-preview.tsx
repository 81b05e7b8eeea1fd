import type { CallData } from '#contract/call.ts'
import type { quoteRule } from '#contract/price-rules/price-rules.ts'
import type { NoPriceReason } from '#contract/price-rules/words.ts'
import { ItemLine, type ItemLineProps } from '#features/items/item-line.tsx'
import type { Warning } from '#features/trading/price/price-warnings.ts'
import { WarningLine } from '#features/trading/price/warning-line.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { baseName } from './rule-sentence.ts'

export type Quote = NonNullable<CallData<typeof quoteRule>['items'][number]['quote']>

export interface PreviewRow extends ItemLineProps {
  /** The id of the item or listing. */
  id: string
  /** Null for items not listed yet. */
  before: string | null
  quote: Quote
  /** What may be wrong with the new price. */
  warnings?: readonly Warning[] | undefined
}

const noPrice: Record<NoPriceReason, () => string> = {
  no_base: m.price_rules_none_no_base,
  no_ending: m.price_rules_none_no_ending,
  out_of_bounds: m.price_rules_none_out_of_bounds,
}

/** Why a rule gives this price, or none. */
export function whyOf(quote: Quote, nth: number): string {
  if (!quote.ok) return noPrice[quote.reason]()
  const limit = quote.limited_by === 'floor' ? m.price_rules_why_floor() : m.price_rules_why_ceiling()
  const why = [
    m.price_rules_by({ base: baseName(quote.base, nth), amount: formatMoney(quote.base_price) }),
    quote.limited_by && limit,
    quote.is_rounded && m.price_rules_why_ending(),
  ]
    .filter(Boolean)
    .join(m.price_rules_between())
  // The text is mid-sentence elsewhere, but begins one here.
  return why.charAt(0).toUpperCase() + why.slice(1)
}

/** A preview of what a rule does to each price: old, new and why. */
export function RulePreview({ rows, nth }: { rows: readonly PreviewRow[]; nth: number }) {
  const styles = dataTable({ isDense: true })
  const columns = [m.price_rules_item(), m.price_rules_before(), m.price_rules_after(), m.price_rules_why()]
  return (
    <div className={styles.scroll} role="region" aria-label={m.price_rules_preview()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={styles.headCell}
                data-numeric={column === 1 || column === 2 ? '' : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, info, asset, before, quote, warnings = [] }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={styles.cell}>
                <ItemLine info={info} asset={asset} isNarrow />
              </th>
              <td className={styles.cell} data-numeric="">
                {before === null ? '–' : formatMoney(before)}
              </td>
              <td className={styles.cell} data-numeric="">
                {quote.ok ? (
                  <span title={m.price_rules_net({ amount: formatMoney(quote.net) })}>{formatMoney(quote.price)}</span>
                ) : (
                  m.price_rules_no_price()
                )}
              </td>
              <td className={styles.cell}>
                {whyOf(quote, nth)}
                {warnings.map((warning) => (
                  <WarningLine key={warning.kind} warning={warning} goodsId={info.goods_id} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
