import * as m from '#paraglide/messages.js'
import { durationOf, type DurationUnit } from '#lib/time/duration.ts'

const texts: Record<DurationUnit, (inputs: { count: number }) => string> = {
  day: m.goods_time_days,
  hour: m.goods_time_hours,
  minute: m.goods_time_minutes,
  second: m.goods_time_seconds,
}

/** Approximate duration for tight spaces: `4 min` */
export function shortDuration(seconds: number): string {
  const { count, unit } = durationOf(seconds, 'about')
  return texts[unit]({ count })
}
