import type { ReactNode } from 'react'
import { ItemLine, type ItemLineProps } from '#features/items/item-line.tsx'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'

interface ItemLinesProps {
  label: string
  lines: readonly (ItemLineProps & { id: string; value: ReactNode })[]
}

/** What a dialog is about to do with each of several items, line by line. */
export function ItemLines({ label, lines }: ItemLinesProps) {
  const styles = tradeDialog()
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ id, info, asset, value }) => (
        <li key={id} className={styles.line}>
          <span className={styles.name}>
            <ItemLine info={info} asset={asset} />
          </span>
          <span className={styles.change}>{value}</span>
        </li>
      ))}
    </ul>
  )
}
