import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { formatDay, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { text } from '#styled-system/recipes/text.js'
import type { PortfolioDay } from './model.ts'

/** The worth of the items and the proceeds of sales by day, newest first. */
export function WorthTable({ days }: { days: readonly PortfolioDay[] }) {
  const styles = dataTable({ isDense: true })
  const heads = [m.portfolio_worth(), m.portfolio_items(), m.portfolio_profit(), m.portfolio_fees()]
  return (
    <div className={styles.scroll} role="region" aria-label={m.portfolio_chart()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {m.portfolio_day()}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.headCell} data-numeric="">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, worth, count, realized_profit, fees }) => (
            <tr key={day} className={styles.row}>
              <th scope="row" className={styles.cell}>
                <span className={text({ size: 'sm', tone: 'muted' })}>{formatDay(day, 'withYear')}</span>
              </th>
              <td className={styles.cell} data-numeric="">
                <Price amount={worth} size="sm" />
              </td>
              <td className={styles.cell} data-numeric="">
                <span className={text({ size: 'sm' })}>{formatNumber(count)}</span>
              </td>
              <td className={styles.cell} data-numeric="">
                <AmountChange amount={realized_profit} />
              </td>
              <td className={styles.cell} data-numeric="">
                <Price amount={fees} size="sm" tone="muted" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
