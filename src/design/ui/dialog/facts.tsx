import type { ReactNode } from 'react'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

export interface Fact {
  term: string
  detail: ReactNode
  /** The one that counts. */
  isMain?: boolean
}

/** Names at the start of their lines, values at the end, where numbers line up. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const styles = moneyDialog()
  return (
    <dl className={styles.facts}>
      {items.map(({ term, detail, isMain }) => (
        <div key={term} className={styles.fact} data-main={isMain || undefined}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
