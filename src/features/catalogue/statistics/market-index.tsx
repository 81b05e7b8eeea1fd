import { useState } from 'react'
import { EmptyState } from '#design/ui/status/states.tsx'
import { DayChart } from '#features/charts/day-chart.tsx'
import { dayName } from '#features/charts/day-name.ts'
import { TableSwitch } from '#features/charts/table-switch.tsx'
import { formatDay, formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { statisticsPage } from '#styled-system/recipes/statistics-page.js'
import type { Statistics } from './key-figures.tsx'

type Days = Statistics['days']

/** The price index over a month, as a chart or a table. */
export function MarketIndex({ days }: { days: Days }) {
  const [isTable, setTable] = useState(false)
  const styles = statisticsPage()
  return (
    <section className={card({ pad: 'lg' })} aria-label={m.catalogue_index_month()}>
      <div className={styles.chartHead}>
        <div>
          <h2 className={styles.title}>{m.catalogue_index_month()}</h2>
          <p className={styles.note}>{m.catalogue_index_note()}</p>
        </div>
        <TableSwitch isTable={isTable} onChange={setTable} />
      </div>
      <div className={styles.chart}>
        {days.length === 0 ? (
          <EmptyState isCompact title={m.catalogue_index_empty()} />
        ) : isTable ? (
          <IndexTable days={days} />
        ) : (
          <DayChart
            label={m.catalogue_index_month()}
            days={days.map(({ day, index, volume, is_under_way }) => ({
              day,
              amount: index.toFixed(2),
              count: volume,
              isUnderWay: is_under_way,
            }))}
            amountText={(index) => index}
            countOf={({ count }) => m.goods_sold({ count: formatNumber(count) })}
          />
        )}
      </div>
    </section>
  )
}

function IndexTable({ days }: { days: Days }) {
  const styles = dataTable({ isDense: true })
  return (
    <div className={styles.scroll} role="region" aria-label={m.catalogue_index_month()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {m.goods_day()}
            </th>
            {[m.catalogue_index_points(), m.catalogue_volume(), m.catalogue_turnover()].map((name) => (
              <th key={name} scope="col" className={styles.headCell} data-numeric="">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, index, volume, turnover, is_under_way }) => (
            <tr key={day} className={styles.row}>
              <th scope="row" className={styles.headCell}>
                {dayName(formatDay(day, 'withYear'), is_under_way)}
              </th>
              <td className={styles.cell} data-numeric="">
                {index.toFixed(2)}
              </td>
              <td className={styles.cell} data-numeric="">
                {formatNumber(volume)}
              </td>
              <td className={styles.cell} data-numeric="">
                {formatMoney(turnover)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
