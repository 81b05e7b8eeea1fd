import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

function memory(stored: string | null = null) {
  return { getItem: () => stored, setItem: (_key: string, value: string) => void (stored = value) }
}

test('S2.17 a path is reloaded at most once within 10 s', () => {
  const storage = memory()
  expect(mayReload('/market', 1000, storage)).toBe(true)
  expect(mayReload('/market', 10_999, storage)).toBe(false)
  expect(mayReload('/goods/x', 10_999, storage)).toBe(true)
  expect(mayReload('/market', 11_000, storage)).toBe(true)
})

test('S2.17 what others left in the storage is no obstacle', () => {
  expect(mayReload('/market', 1000, memory('nonsense'))).toBe(true)
  expect(mayReload('/market', 1000, memory('null'))).toBe(true)
})
