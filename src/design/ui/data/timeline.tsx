import type { ReactNode } from 'react'
import { timeline } from '#styled-system/recipes/timeline.js'
import { CheckIcon, CloseIcon } from '../icon/icons.tsx'

export interface TimelineStep {
  key: string
  title: ReactNode
  state: 'done' | 'current' | 'todo' | 'failed'
  /** When it happened, or its deadline. */
  time?: ReactNode
  /** Who must act, and what happens if they don't. */
  detail?: ReactNode
}

export interface TimelineProps {
  label: string
  steps: readonly TimelineStep[]
  /** What a screen reader announces for each state: "done", "now" … */
  stateLabels: Record<TimelineStep['state'], string>
}

const marks: Record<TimelineStep['state'], ReactNode> = {
  done: <CheckIcon size={12} strokeWidth={3.5} />,
  failed: <CloseIcon size={12} strokeWidth={3} />,
  current: null,
  todo: null,
}

/** The steps of an order, first to last. */
export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  const styles = timeline()
  return (
    <ol aria-label={label} className={styles.root}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} role="img" aria-label={stateLabels[step.state]}>
            {marks[step.state]}
          </span>
          <div className={styles.body}>
            <div className={styles.title}>
              {step.title}
              {step.time && <span className={styles.time}>{step.time}</span>}
            </div>
            {step.detail && <div className={styles.detail}>{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
