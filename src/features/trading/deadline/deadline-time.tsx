import { Countdown } from '#design/ui/data/countdown.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'

interface DeadlineTimeProps {
  /** Seconds since the epoch. */
  until: number
  /** When the data was read, in milliseconds: the server and the browser's first rendering agree on it. */
  now: number
}

const hour = 3600

/** Whether there is so little left of a deadline that its seconds count. `until` in seconds, `now` in milliseconds. */
export const isCountedDown = (until: number, now: number) => until - now / 1000 < hour

/** Until when: counted down in its last hour, as a time today, with its date later. */
export function DeadlineTime({ until, now }: DeadlineTimeProps) {
  const timeZone = useTimeZone()
  if (isCountedDown(until, now)) return <Countdown until={until * 1000} now={now} formatDays={() => ''} />
  return (
    <time dateTime={new Date(until * 1000).toISOString()}>
      {m.trading_by({ time: formatMoment(until, timeZone, now / 1000) })}
    </time>
  )
}
