import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { ItemLine } from '#features/items/item-line.tsx'
import type { PriceListRow } from '#features/price-rules/price-list.ts'
import type { Warning } from '#features/trading/price/price-warnings.ts'
import { WarningLine } from '#features/trading/price/warning-line.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'
import { type CheckedPrice, newPriceOf } from './asked-of.ts'

interface CheckedRowProps {
  row: CheckedPrice
  /** The line as the file has it. */
  asked: PriceListRow | undefined
  info: GoodsInfo | null | undefined
  warnings: readonly Warning[]
}

/** A line of a price list. One that names nothing of the person's shows the number that it names. */
export function CheckedRow({ row, asked, info, warnings }: CheckedRowProps) {
  const { line, code, message, item, price_now } = row
  const { cell, row: rowClass } = dataTable({ isDense: true })
  const price = newPriceOf(row)
  return (
    <tr className={rowClass}>
      <th scope="row" className={cell}>
        {line}
      </th>
      <td className={cell}>
        {item && info ? <ItemLine info={info} asset={item.asset} /> : asked?.listing_id || asked?.asset_id}
        {/* Not beside the result: on a phone that column is out of view. */}
        {item && warnings.map((one) => <WarningLine key={one.kind} warning={one} goodsId={item.goods_id} />)}
      </td>
      <td className={cell} data-numeric="">
        {price_now === null ? '–' : formatMoney(price_now)}
      </td>
      <td className={cell} data-numeric="">
        {price === null ? asked?.price || '–' : formatMoney(price)}
      </td>
      <td className={cell}>
        {code === 0 ? m.selling_prices_accepted() : <span className={priceRulesPage().bad}>{message}</span>}
      </td>
    </tr>
  )
}
