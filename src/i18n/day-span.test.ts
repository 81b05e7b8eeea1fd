import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from './day-span.ts'

const at = (text: string) => Date.parse(text) / 1000

test.each([
  ['UTC', '2026-11-06', '2026-11-06T00:00:00Z', '2026-11-06T23:59:59Z'],
  ['Asia/Shanghai', '2026-11-06', '2026-11-05T16:00:00Z', '2026-11-06T15:59:59Z'],
  ['America/Los_Angeles', '2026-12-31', '2026-12-31T08:00:00Z', '2027-01-01T07:59:59Z'],
  // Clocks go forward during the night: a day of 23 hours.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  // And back: a day of 25.
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
  // At midnight itself: the day starts at one; in autumn, the hour before midnight occurs twice.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T20:59:59Z'],
  ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00Z', '2026-10-29T21:59:59Z'],
  ['Pacific/Kiritimati', '2026-11-06', '2026-11-05T10:00:00Z', '2026-11-06T09:59:59Z'],
  ['Asia/Kolkata', '2026-11-06', '2026-11-05T18:30:00Z', '2026-11-06T18:29:59Z'],
  ['Pacific/Chatham', '2026-09-27', '2026-09-26T11:15:00Z', '2026-09-27T10:14:59Z'],
])('in %s the day %s lasts from %s to %s', (zone, day, start, end) => {
  expect(startOfDay(day, zone)).toBe(at(start))
  expect(endOfDay(day, zone)).toBe(at(end))
})
