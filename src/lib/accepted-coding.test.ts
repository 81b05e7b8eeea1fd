import { expect, test } from 'vitest'
import { acceptedCoding } from './accepted-coding.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.000, gzip; q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['brotli', undefined],
])('S7.2 %j is answered with %j', (accepted, coding) => {
  expect(acceptedCoding(accepted)).toBe(coding)
})
