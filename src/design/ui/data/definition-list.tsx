import type { ReactNode } from 'react'
import { definitionList, type DefinitionListVariants } from '#styled-system/recipes/definition-list.js'

export interface DefinitionListProps extends DefinitionListVariants {
  items: readonly { term: string; detail: ReactNode }[]
}

/** Terms and their values, stacked or in columns. */
export function DefinitionList({ items, ...variants }: DefinitionListProps) {
  const styles = definitionList(variants)
  return (
    <dl className={styles.root}>
      {items.map((item) => (
        <div key={item.term} className={styles.item}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
