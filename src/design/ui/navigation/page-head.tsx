import type { ReactNode } from 'react'
import { pageHead } from '#styled-system/recipes/page-head.js'

export interface PageHeadProps {
  title: ReactNode
  text?: ReactNode
  /** What can be done with all that the page shows. */
  tools?: ReactNode
  /** Lower where the page has a first heading of its own. */
  level?: 'h1' | 'h3'
}

export function PageHead({ title, text, tools, level: Heading = 'h1' }: PageHeadProps) {
  const styles = pageHead()
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}
