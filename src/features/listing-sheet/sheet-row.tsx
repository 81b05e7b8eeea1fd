import { memo } from 'react'
import { assetWords } from '#features/items/asset-words.ts'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { StickerList } from '#features/items/sticker-list.tsx'
import { PriceField } from '#features/trading/price/price-field.tsx'
import { warningsOf } from '#features/trading/price/price-warnings.ts'
import { WarningLine } from '#features/trading/price/warning-line.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { tradeList } from '#styled-system/recipes/trade-list.js'
import { isWithin, priceOf, type SheetRow as Row, type Terms } from './rows.ts'
import { StackQuantity } from './stack-quantity.tsx'

interface SheetRowProps {
  row: Row
  /** The number of items selected, which is the most that can be listed. */
  most: number
  /** As typed. */
  price: string
  reason: string | undefined
  terms: Terms
  onPrice: (id: string, price: string) => void
  onQuantity: (id: string, quantity: number) => void
}

/** One line of the sheet. One click takes over the market's asking or buying price. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, most, price, reason, terms, onPrice, onQuantity } = props
  const [item] = row.items
  const wire = priceOf(price)
  const isRefused = wire !== null && !isWithin(wire, terms)
  const warnings = wire === null || isRefused ? [] : warningsOf({ ...row, price: wire })
  const words = assetWords(item.asset)
  const styles = listingSheet()
  const list = tradeList()
  const name = [item.goods_info.name, ...words].join(' · ')
  return (
    <li className={styles.row}>
      <GoodsThumb className={styles.art} image={item.goods_info.image} width={64} />
      <div className={styles.words}>
        <span className={styles.name}>{item.goods_info.name}</span>
        <span className={list.facts}>
          <span>{words.join(' · ')}</span>
          <StickerList asset={item.asset} />
        </span>
        {most > 1 && (
          <StackQuantity
            name={name}
            value={row.items.length}
            most={most}
            onChange={(quantity) => onQuantity(row.id, quantity)}
          />
        )}
        {reason !== undefined && <span className={styles.reason}>{reason}</span>}
        {warnings.map((warning) => (
          <WarningLine key={warning.kind} warning={warning} goodsId={item.goods_id} />
        ))}
      </div>
      <PriceField
        label={m.listing_sheet_price_of({ name })}
        isLabelHidden
        size="sm"
        value={price}
        onChange={(text) => onPrice(row.id, text)}
        error={
          isRefused
            ? m.listing_sheet_bounds({ min: formatMoney(terms.price_min), max: formatMoney(terms.price_max) })
            : undefined
        }
        feeBasisPoints={terms.fee_basis_points}
        suggestions={[
          { label: m.listing_sheet_suggested(), amount: row.suggested },
          { label: m.selling_reference(), amount: row.reference },
          { label: m.selling_lowest(), amount: row.lowest },
          { label: m.listing_sheet_wanted(), amount: row.wanted },
        ]}
      />
    </li>
  )
})
