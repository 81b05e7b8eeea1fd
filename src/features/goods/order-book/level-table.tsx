import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { cumulated, type Level } from './levels.ts'

const columnsOf = {
  bids: () => [m.goods_wanted_price(), m.goods_wanted_here(), m.goods_wanted_total()],
  asks: () => [m.goods_offered_price(), m.goods_offered_here(), m.goods_offered_total()],
}

/** The quantity wanted or offered at each price, the best first. */
export function LevelTable({ side, levels }: { side: keyof typeof columnsOf; levels: readonly Level[] }) {
  const styles = dataTable({ isDense: true })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columnsOf[side]().map((name, column) => (
            <th key={name} scope="col" className={styles.headCell} data-numeric={column > 0 ? '' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cumulated(levels).map(({ price, quantity, total }) => (
          <tr key={price} className={styles.row}>
            <td className={styles.cell}>{formatMoney(price)}</td>
            <td className={styles.cell} data-numeric="">
              {formatNumber(quantity)}
            </td>
            <td className={styles.cell} data-numeric="">
              {formatNumber(total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
