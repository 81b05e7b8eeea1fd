import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The start of a calendar day (`2026-11-06`) in a time zone, in seconds since the epoch. */
export const startOfDay = (day: string, timeZone: string): number => dayjs.tz(day, timeZone).unix()

/** The last second of a calendar day in a time zone. */
export const endOfDay = (day: string, timeZone: string): number =>
  startOfDay(dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD'), timeZone) - 1
