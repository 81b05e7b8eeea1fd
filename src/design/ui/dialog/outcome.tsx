import { useEffect, useRef, type ReactNode } from 'react'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

interface OutcomeProps {
  tone: 'positive' | 'negative' | 'warning' | 'neutral'
  icon: ReactNode
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}

/** The result of an action, and the next steps. Takes focus from the step that it replaces, so that it is announced and
 * Escape still closes the dialog. */
export function Outcome({ tone, icon, title, text, children }: OutcomeProps) {
  const styles = moneyDialog()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} className={styles.outcome} tabIndex={-1}>
      <span className={styles.mark} data-tone={tone}>
        {icon}
      </span>
      <p className={styles.headline}>{title}</p>
      {text && <p className={styles.center}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
