import { useEffect, useSyncExternalStore } from 'react'
import { text, type TextVariants } from '#styled-system/recipes/text.js'
import { countdownParts, currentSecond, subscribeSeconds } from './clock.ts'

export interface CountdownProps extends Pick<TextVariants, 'size' | 'tone' | 'weight'> {
  /** Milliseconds since the epoch. */
  until: number
  /** When the data was made, so that the server and the first browser rendering agree; without it digits come after hydration. */
  now?: number
  /** How days are written: `(days) => m.days({ days })`. */
  formatDays: (days: number) => string
  onEnd?: () => void
}

/** The time that is left, by the second. */
export function Countdown({ until, now, formatDays, onEnd, ...look }: CountdownProps) {
  const serverSecond = () => (now === undefined ? undefined : Math.floor(now / 1000))
  const second = useSyncExternalStore(subscribeSeconds, currentSecond, serverSecond)
  const left = second === undefined ? undefined : Math.ceil(until / 1000) - second
  const isOver = left !== undefined && left <= 0
  // Only the moment it runs out counts, not which function was passed in that rendering.
  useEffect(() => {
    if (isOver) onEnd?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver])
  const parts = left === undefined ? undefined : countdownParts(left)
  return (
    <time dateTime={new Date(until).toISOString()} role="timer" className={text({ numeric: true, ...look })}>
      {parts ? `${parts.days > 0 ? `${formatDays(parts.days)} ` : ''}${parts.clock}` : '--:--'}
    </time>
  )
}
