import { durationOf, type DurationUnit } from '#lib/time/duration.ts'
import * as m from '#paraglide/messages.js'

const one: Record<DurationUnit, () => string> = {
  second: m.checkout_second,
  minute: m.checkout_minute,
  hour: m.checkout_hour,
  // A single day is shown as 24 hours.
  day: m.checkout_hour,
}
const many: Record<DurationUnit, (inputs: { count: number }) => string> = {
  second: m.checkout_seconds,
  minute: m.checkout_minutes,
  hour: m.checkout_hours,
  day: m.checkout_days,
}

/** An exact duration in words: `12 hours`, `7 days`, `1 minute` */
export const durationText = (seconds: number): string => wordsOf(durationOf(seconds))

/** An approximate duration: 1,251 seconds are `21 minutes`. */
export const typicalDuration = (seconds: number): string => wordsOf(durationOf(seconds, 'about'))

function wordsOf({ count, unit }: ReturnType<typeof durationOf>): string {
  return count === 1 ? one[unit]() : many[unit]({ count })
}
