import { formatMoney, formatNumber } from '#i18n/format.ts'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { cumulated, type Level } from './levels.ts'

interface LevelTableProps {
  /** Names of the price, of the quantity at it, and of the quantity at it or a better one. */
  columns: readonly [price: string, here: string, total: string]
  levels: readonly Level[]
}

/** The quantity wanted or offered at each price, the best first. */
export function LevelTable({ columns, levels }: LevelTableProps) {
  const styles = dataTable({ isDense: true })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((name, column) => (
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
