import { Change } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { infoFinder } from '#features/items/info-finder.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { statisticsPage } from '#styled-system/recipes/statistics-page.js'
import type { Statistics } from './key-figures.tsx'

/** The top goods by the selected sort order. */
export function MoversTable({ statistics, isBusy }: { statistics: Statistics; isBusy: boolean }) {
  const goodsPath = useGoodsPath()
  const infoOf = infoFinder(statistics.goods_infos)
  const table = dataTable({ isDense: true })
  const styles = statisticsPage()
  if (statistics.items.length === 0) return <EmptyState title={m.catalogue_movers_empty()} />
  return (
    <div className={card({ isClipped: true })}>
      <div className={table.scroll} role="region" aria-label={m.catalogue_movers()} aria-busy={isBusy} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={table.headCell}>
                {m.catalogue_item()}
              </th>
              {[m.catalogue_average(), m.catalogue_change()].map((name) => (
                <th key={name} scope="col" className={table.headCell} data-numeric="">
                  {name}
                </th>
              ))}
              {[m.catalogue_volume(), m.catalogue_turnover()].map((name) => (
                <th key={name} scope="col" className={`${table.headCell} ${styles.sumColumn}`} data-numeric="">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statistics.items.map((item) => {
              const info = infoOf(item)
              return (
                info && (
                  <tr key={item.goods_id} className={table.row}>
                    <th scope="row" className={table.cell}>
                      <a className={styles.item} href={goodsPath(item.goods_id)}>
                        <GoodsThumb className={styles.thumb} image={info.image} width={52} />
                        {info.name}
                      </a>
                      <span className={styles.sums}>
                        {m.catalogue_volume()} {formatNumber(item.volume)} · {m.catalogue_turnover()}{' '}
                        {formatMoney(item.turnover)}
                      </span>
                    </th>
                    <td className={table.cell} data-numeric="">
                      {formatMoney(item.average_price)}
                    </td>
                    <td className={table.cell} data-numeric="">
                      {item.change === null ? '–' : <Change percent={item.change} size="sm" digits={1} />}
                    </td>
                    <td className={`${table.cell} ${styles.sumColumn}`} data-numeric="">
                      {formatNumber(item.volume)}
                    </td>
                    <td className={`${table.cell} ${styles.sumColumn}`} data-numeric="">
                      {formatMoney(item.turnover)}
                    </td>
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
