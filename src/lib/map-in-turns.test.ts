import { expect, test } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

test('all values are mapped in their order, with their index', async () => {
  expect(await mapInTurns(['a', 'b', 'c'], (value, index) => value + index, 2)).toEqual(['a0', 'b1', 'c2'])
  expect(await mapInTurns([], String)).toEqual([])
})

test('other work runs after each piece', async () => {
  const happened: (number | string)[] = []
  const mapped = mapInTurns([1, 2, 3, 4, 5], (value) => happened.push(value), 2)
  const other = (async () => {
    for (const name of ['first', 'second']) {
      happened.push(name)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  await Promise.all([mapped, other])
  expect(happened).toEqual([1, 2, 'first', 3, 4, 'second', 5])
})
