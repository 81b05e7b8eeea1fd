import { dayName } from '#features/charts/day-name.ts'
import { formatDay, formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import type { PriceDay } from '../model.ts'

export interface DayTableProps {
  label: string
  days: readonly PriceDay[]
}

/** The prices paid on each day, newest first. */
export default function DayTable({ label, days }: DayTableProps) {
  const styles = dataTable({ isDense: true })
  // A phone has no room for the same year on every line.
  const isOneYear = days[0]?.day.slice(0, 4) === days.at(-1)?.day.slice(0, 4)
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {m.goods_day()}
            </th>
            {[m.goods_median(), m.goods_low(), m.goods_high(), m.goods_volume()].map((name) => (
              <th key={name} scope="col" className={styles.headCell} data-numeric="">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className={styles.row}>
              <th scope="row" className={styles.headCell}>
                {dayName(formatDay(day.day, isOneYear ? undefined : 'withYear'), day.is_under_way)}
              </th>
              {[formatMoney(day.median), formatMoney(day.low), formatMoney(day.high), formatNumber(day.volume)].map(
                (value, column) => (
                  <td key={column} className={styles.cell} data-numeric="">
                    {value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
