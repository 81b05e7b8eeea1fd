import { useEffect, useSyncExternalStore } from 'react'
import { text, type TextVariants } from '#styled-system/recipes/text.js'
import { countdownParts, currentSecond, subscribeSeconds } from './clock.ts'

export interface CountdownProps extends Pick<TextVariants, 'size' | 'tone' | 'weight'> {
  /** Milliseconds since the epoch. */
  until: number
  /** When the data was fetched, so that the server and the hydrating client render the same; without it, digits appear
   * after hydration. */
  now?: number
  /** Formats the days: `(days) => m.days({ days })`. */
  formatDays: (days: number) => string
  onEnd?: () => void
}

/** The time left, updated every second; never read out by itself, not even within a live region. */
export function Countdown({ until, now, formatDays, onEnd, ...look }: CountdownProps) {
  const serverSecond = () => (now === undefined ? undefined : Math.floor(now / 1000))
  const second = useSyncExternalStore(subscribeSeconds, currentSecond, serverSecond)
  const left = second === undefined ? undefined : Math.ceil(until / 1000) - second
  const isOver = left !== undefined && left <= 0
  // Fires only when the countdown runs out, not when `onEnd` changes between renders.
  useEffect(() => {
    if (isOver) onEnd?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver])
  const parts = left === undefined ? undefined : countdownParts(left)
  return (
    <time
      dateTime={new Date(until).toISOString()}
      role="timer"
      aria-live="off"
      className={text({ numeric: true, ...look })}
    >
      {parts ? `${parts.days > 0 ? `${formatDays(parts.days)} ` : ''}${parts.clock}` : '--:--'}
    </time>
  )
}
