import { formatSeconds } from './format.ts'

/** Seconds by which the clocks of a zone are ahead of UTC at a moment. */
const offsetAt = (seconds: number, timeZone: string) =>
  Date.parse(`${formatSeconds(seconds, timeZone).replace(' ', 'T')}Z`) / 1000 - seconds

/** The moment, in seconds since the epoch, at which a calendar day (`2026-11-06`) begins in a zone. */
export function startOfDay(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`) / 1000
  // The zone may change its clocks between the two moments; the second look is on the right side of that.
  const near = utc - offsetAt(utc, timeZone)
  return utc - offsetAt(near, timeZone)
}

/** The last second of a calendar day in a zone. */
export function endOfDay(day: string, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return startOfDay(next, timeZone) - 1
}
