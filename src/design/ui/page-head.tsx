import type { ReactNode } from 'react'
import { pageHead } from '#styled-system/recipes/page-head.js'

export interface PageHeadProps {
  title: ReactNode
  text?: ReactNode
  /** What can be done with all that the page shows. */
  tools?: ReactNode
}

export function PageHead({ title, text, tools }: PageHeadProps) {
  const styles = pageHead()
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}
