import type { ReactNode } from 'react'
import { card } from '#styled-system/recipes/card.js'
import { settingPage } from '#styled-system/recipes/setting-page.js'

interface SettingSectionProps {
  /** The anchor for links. */
  id: string
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}

export function SettingSection({ id, title, text, children }: SettingSectionProps) {
  const styles = settingPage()
  return (
    <section id={id} className={`${card()} ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.sectionHead}>
        <h2 id={`${id}-title`} className={styles.sectionTitle}>
          {title}
        </h2>
        {text && <p className={styles.sectionText}>{text}</p>}
      </div>
      <div className={styles.lines}>{children}</div>
    </section>
  )
}
