import { Countdown } from '#design/ui/data/countdown.tsx'
import { useIsHydrating } from '#design/ui/use-is-hydrating.ts'
import { formatMoment } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'

interface DeadlineTimeProps {
  /** Seconds since the epoch. */
  until: number
  /** Something that comes by itself then, rather than the latest time for something. */
  isMoment?: boolean | undefined
  /** When the data was read, in milliseconds; the same for the server and the browser's first render. */
  now: number
}

const hour = 3600

/** Whether a deadline is close enough to count down its seconds. `until` is in seconds, `now` in milliseconds. */
export const isCountedDown = (until: number, now: number) => until - now / 1000 < hour

/** A deadline: a countdown in its last hour, the time if it is today, otherwise the date. */
export function DeadlineTime({ until, isMoment = false, now }: DeadlineTimeProps) {
  const timeZone = useTimeZone()
  // The visitor's clock, by which data that the browser has read is dated, may be hours off.
  const at = useIsHydrating() ? now : marketTime()
  if (isCountedDown(until, at)) return <Countdown until={until * 1000} now={at} formatDays={() => ''} />
  const time = formatMoment(until, timeZone, at / 1000)
  return <time dateTime={new Date(until * 1000).toISOString()}>{isMoment ? time : m.trading_by({ time })}</time>
}
