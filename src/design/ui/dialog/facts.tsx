import type { ReactNode } from 'react'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

export interface Fact {
  term: string
  detail: ReactNode
  /** Emphasized. */
  isMain?: boolean
}

/** Terms at the start of the lines, values at the end, so that numbers line up. */
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
