import type { ReactNode } from 'react'
import { pageHead } from '#styled-system/recipes/page-head.js'

export interface PageHeadProps {
  title: ReactNode
  text?: ReactNode
  /** Actions for everything on the page. */
  tools?: ReactNode
  /** Set to a lower level where the page already has a first heading. */
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
