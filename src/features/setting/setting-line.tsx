import type { ReactNode } from 'react'
import { settingLine } from '#styled-system/recipes/setting-line.js'

interface SettingLineProps {
  id?: string
  icon: ReactNode
  title: ReactNode
  /** The status, in a word. */
  badge?: ReactNode
  /** The current value, or an explanation. */
  text?: ReactNode
  action?: ReactNode
}

/** A single setting. */
export function SettingLine({ id, icon, title, badge, text, action }: SettingLineProps) {
  const styles = settingLine()
  return (
    <div id={id} className={styles.root}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {badge}
        </div>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
