import { ClockIcon } from '#design/ui/icon/account-icons.tsx'
import { deadlineLine } from '#styled-system/recipes/deadline-line.js'
import { DeadlineTime } from './deadline-time.tsx'

export interface DeadlineLineProps {
  /** What has to be done and by whom, e.g. "Send the trade offer" or "Mei accepts the offer". */
  task: string
  /** Seconds since the epoch; null for no deadline. */
  until: number | null
  /** Something that comes by itself then, rather than the latest time for something. */
  isMoment?: boolean
  /** What happens if it passes. */
  otherwise?: string | undefined
  /** The reader has to act. */
  isMine: boolean
  /** Large on the page of what it is about. */
  size?: 'sm' | 'lg'
  /** When the data was read, in milliseconds. */
  now: number
}

/** A deadline: who must act, what, until when, and what happens otherwise. */
export function DeadlineLine({ task, until, isMoment, otherwise, isMine, size, now }: DeadlineLineProps) {
  const styles = deadlineLine({ isMine, size })
  return (
    <span className={styles.root}>
      <span className={styles.task}>{task}</span>
      {until !== null && (
        <span className={styles.time}>
          <ClockIcon size={14} />
          <DeadlineTime until={until} isMoment={isMoment} now={now} />
        </span>
      )}
      {otherwise && <span className={styles.otherwise}>{otherwise}</span>}
    </span>
  )
}
