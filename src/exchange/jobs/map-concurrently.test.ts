import { expect, test } from 'vitest'
import { mapConcurrently } from './map-concurrently.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('concurrency is limited, and outcomes keep the order of the items', async () => {
  let underWay = 0
  let most = 0
  const outcomes = await mapConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++underWay)
    for (const _ of [1, 2]) await turn()
    underWay -= 1
    return item * 10
  })
  expect(outcomes).toEqual([10, 20, 30, 40, 50])
  expect(most).toBe(2)
})

test('whoever waits for their turn gets it between two items, however little each waits for', async () => {
  let turns = 0
  let isOver = false
  const takeTurns = async () => {
    for (; !isOver; turns++) await turn()
  }
  const others = takeTurns()
  await mapConcurrently(Array.from({ length: 20 }), 1, () => Promise.resolve())
  isOver = true
  await others
  expect(turns).toBeGreaterThanOrEqual(20)
})
