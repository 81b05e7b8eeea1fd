import { expect, test } from 'vitest'
import { rangeSpan } from './range-span.ts'

test('S1.1 a price range ends today, in whole UTC days', () => {
  const now = Date.parse('2026-11-25T00:30:00Z')
  expect(rangeSpan('7d', now)).toEqual({ from: '2026-11-19', to: '2026-11-25' })
  expect(rangeSpan('1y', now).from).toBe('2025-11-26')
})
