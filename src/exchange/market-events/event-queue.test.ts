import { expect, test } from 'vitest'
import { EventQueue } from './event-queue.ts'
import type { PositionedEvent } from './read-market-events.ts'

const event = { position: { xact: 1n, id: 1n } } as PositionedEvent
const soon = () => new Promise(setImmediate)

test('who waits for an event is not woken by those that are of no interest', async () => {
  const queue = new EventQueue(2)
  const taken = queue.take(60_000)
  queue.push([])
  await soon()
  queue.push([event])
  expect(await taken).toEqual([event])
})

test('a queue that overflows ends, and still delivers what it held', async () => {
  const queue = new EventQueue(2)
  queue.push([event, event])
  expect(queue.isEnded).toBe(false)
  queue.push([event])
  expect(queue.isEnded).toBe(true)
  expect(await queue.take(60_000)).toHaveLength(2)
})
