import { expect, test } from 'vitest'
import { yieldQueue } from './yield-queue.ts'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('of many who ask at once one has each turn, in the order of asking', async () => {
  const ownTurn = yieldQueue()
  const done: number[] = []
  const all = Promise.all(Array.from({ length: 20 }, (_, index) => ownTurn().then(() => done.push(index))))
  let most = 0
  for (let before = 0; done.length < 20; before = done.length) {
    await nextTurn()
    most = Math.max(most, done.length - before)
  }
  await all
  expect(most).toBe(1)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
})
