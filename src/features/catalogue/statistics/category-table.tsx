import { marketHref } from '#features/market/model.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import type { Statistics } from './key-figures.tsx'
import { sharesOf } from './shares.ts'

/** The sales of each category, and its share of the total. */
export function CategoryTable({ categories }: Pick<Statistics, 'categories'>) {
  const { market } = useMarketPath()
  const table = dataTable({ isDense: true })
  return (
    <div className={card({ isClipped: true })}>
      <div className={table.scroll} role="region" aria-label={m.catalogue_categories()} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={table.headCell}>
                {m.catalogue_category()}
              </th>
              {[m.catalogue_volume(), m.catalogue_turnover(), m.catalogue_share()].map((name) => (
                <th key={name} scope="col" className={table.headCell} data-numeric="">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sharesOf(categories).map(({ key, name, volume, turnover, share }) => (
              <tr key={key} className={table.row}>
                <th scope="row" className={table.cell}>
                  <a className={textLink()} href={marketHref(market, { categories: [key] })}>
                    {name}
                  </a>
                </th>
                <td className={table.cell} data-numeric="">
                  {formatNumber(volume)}
                </td>
                <td className={table.cell} data-numeric="">
                  {formatMoney(turnover)}
                </td>
                <td className={table.cell} data-numeric="">
                  {formatPercent(share)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
