import type { ReactNode } from 'react'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'

interface NamedLinesProps {
  label: string
  lines: readonly { id: string; name: string; value: ReactNode }[]
}

/** What a dialog is about to do with each of several items, line by line. */
export function NamedLines({ label, lines }: NamedLinesProps) {
  const styles = tradeDialog()
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ id, name, value }) => (
        <li key={id} className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.change}>{value}</span>
        </li>
      ))}
    </ul>
  )
}
