import { expect, test, vi } from 'vitest'
import { remember } from './remember.ts'

test('a value is made once per key, and the oldest is forgotten for a new one', () => {
  const make = vi.fn((key: string) => key.toUpperCase())
  const upper = remember(2, make)
  expect(['a', 'b', 'a', 'b'].map(upper)).toEqual(['A', 'B', 'A', 'B'])
  expect(make).toHaveBeenCalledTimes(2)
  upper('c')
  upper('b')
  expect(make).toHaveBeenCalledTimes(3)
  upper('a')
  expect(make).toHaveBeenCalledTimes(4)
})
