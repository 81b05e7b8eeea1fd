import { expect, test } from 'vitest'
import { nextRow } from './use-list-keys.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, undefined],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, undefined],
  ['Home', 2, 0],
  ['Home', 0, undefined],
  ['End', 0, 2],
  ['ArrowRight', 0, undefined],
])('S1.5 %s leads from row %d of three to %s', (key, from, to) => {
  expect(nextRow(key, from, 3)).toBe(to)
})
