import { expect, test } from 'vitest'
import { durationText, typicalDuration } from './duration-text.ts'
import { shortDuration } from './short-duration.ts'

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [600, '10 minutes'],
  [1800, '30 minutes'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [43_200, '12 hours'],
  [86_400, '24 hours'],
  [7 * 86_400, '7 days'],
])('S1.2 a deadline of %i seconds is %s, to the second', (seconds, text) => expect(durationText(seconds)).toBe(text))

test.each([
  [20, '20 s'],
  [250, '4 min'],
  [5000, '1 h'],
  [86_400, '24 h'],
  [300_000, '3 d'],
])('a typical time of %i seconds is about %s', (seconds, text) => expect(shortDuration(seconds)).toBe(text))

test.each([
  [20, '20 seconds'],
  [61, '1 minute'],
  [1251, '21 minutes'],
  [5000, '1 hour'],
])('S1.6 the middle of %i seconds is about %s', (seconds, text) => expect(typicalDuration(seconds)).toBe(text))
