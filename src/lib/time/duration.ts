export type DurationUnit = 'day' | 'hour' | 'minute' | 'second'

const units: readonly { unit: DurationUnit; seconds: number; from: number }[] = [
  { unit: 'day', seconds: 86_400, from: 2 },
  { unit: 'hour', seconds: 3600, from: 1 },
  { unit: 'minute', seconds: 60, from: 1 },
]

/**
 * Seconds in the largest unit that divides them evenly: 43200 is 12 hours, 5400 is 90 minutes. `about`: rounded to the
 * largest unit that fits. A single day is 24 hours.
 */
export function durationOf(seconds: number, about?: 'about'): { count: number; unit: DurationUnit } {
  const found = units.find(
    (one) => seconds >= one.seconds * one.from && (about !== undefined || seconds % one.seconds === 0),
  )
  return found
    ? { unit: found.unit, count: Math.round(seconds / found.seconds) }
    : { unit: 'second', count: Math.round(seconds) }
}
