import { expect, test } from 'vitest'
import { joinBytes } from './join-bytes.ts'

const bytes = (length: number, value = 1) => new Uint8Array(length).fill(value)

test('pieces of all sizes make one whole', () => {
  const joined = joinBytes(100_000)
  const pieces = [bytes(1), bytes(0), bytes(20_000, 2), ...Array.from({ length: 300 }, (_, at) => bytes(1, at % 256))]
  for (const piece of pieces) expect(joined.add(piece)).toBe(true)
  expect(Buffer.compare(joined.whole(), Buffer.concat(pieces))).toBe(0)
})

test('a whole may be as long as the limit and no longer', () => {
  const joined = joinBytes(40_000)
  for (let at = 0; at < 4; at++) expect(joined.add(bytes(10_000))).toBe(true)
  expect(joined.add(bytes(1))).toBe(false)
  expect(joined.whole()).toHaveLength(40_000)
})

test('pieces of one byte take twice their size at most', () => {
  const joined = joinBytes(1024 * 1024)
  for (let at = 0; at < 40_000; at++) joined.add(bytes(1))
  expect(joined.whole().buffer.byteLength).toBeLessThanOrEqual(80_000)
})
