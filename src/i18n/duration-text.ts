import { durationOf, type DurationUnit } from '#lib/time/duration.ts'
import * as m from '#paraglide/messages.js'

const one: Record<DurationUnit, () => string> = {
  second: m.checkout_second,
  minute: m.checkout_minute,
  hour: m.checkout_hour,
  // A day is said as 24 hours.
  day: m.checkout_hour,
}
const many: Record<DurationUnit, (inputs: { count: number }) => string> = {
  second: m.checkout_seconds,
  minute: m.checkout_minutes,
  hour: m.checkout_hours,
  day: m.checkout_days,
}

/** A deadline in words, to the second: `12 hours`, `7 days`, `1 minute` */
export function durationText(seconds: number): string {
  const { count, unit } = durationOf(seconds)
  return count === 1 ? one[unit]() : many[unit]({ count })
}
