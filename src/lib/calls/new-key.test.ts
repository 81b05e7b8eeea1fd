import { expect, test } from 'vitest'
import { newKey } from './new-key.ts'

test('a key is 32 hex characters and never the same', () => {
  const keys = Array.from({ length: 50 }, newKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(keys.length)
})
