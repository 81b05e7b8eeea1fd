import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Queryable } from '../db/connection.ts'
import { keepDeadlines } from './keep-deadlines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const round = (name: string, atOnce = 1) => ({ name, atOnce, nextDue: sql`null` })
const [watched, unpaid] = [round('watched', 3), round('unpaid')]

/** Rounds over a fake database that says when their next rows are due, in seconds. */
function keep(isPaused: (one: object) => boolean = () => false) {
  const dueIn = new Map<object, number | null>([watched, unpaid].map((one) => [one, null]))
  const looks = vi.fn(async () => ({ rows: [{ due_in: [...dueIn.values()] }] }))
  const runs: { name: string; end(found: number): void }[] = []
  const log = { error: vi.fn() }
  const keeping = keepDeadlines({
    db: { execute: looks } as unknown as Queryable,
    rounds: [watched, unpaid],
    run: ({ name }: ReturnType<typeof round>) => new Promise<number>((resolve) => runs.push({ name, end: resolve })),
    isPaused,
    isEmbedded: false,
    log,
  })
  const names = () => runs.map(({ name }) => name)
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  return { dueIn, looks, runs, log, keeping, names, pass }
}

test('while nothing is due it looks once a second, and runs nothing', async () => {
  const { looks, names, pass } = keep()
  await pass(10.5)
  expect(looks.mock.calls.length).toBeLessThanOrEqual(11)
  expect(names()).toEqual([])
})

test('what is due soon is run when it is, not with the next second', async () => {
  const { dueIn, names, pass } = keep()
  dueIn.set(unpaid, 0.2)
  await pass(1)
  dueIn.set(unpaid, 0)
  await pass(0.21)
  expect(names()).toEqual(['unpaid'])
})

test('a round that hangs holds up no other, and gets company up to its number', async () => {
  const { dueIn, names, pass } = keep()
  dueIn.set(watched, -60)
  await pass(5)
  dueIn.set(unpaid, -1)
  await pass(0.6)
  expect(names()).toEqual(['watched', 'watched', 'watched', 'unpaid'])
})

test('a round goes on at once while it finds rows, and rests when it finds none', async () => {
  const { dueIn, runs, names, pass } = keep()
  dueIn.set(unpaid, -1)
  await pass(1.01)
  dueIn.set(unpaid, null)
  runs[0]!.end(50)
  await pass(0.01)
  runs[1]!.end(0)
  await pass(5)
  expect(names()).toEqual(['unpaid', 'unpaid'])
})

test('a paused round is not begun', async () => {
  const { dueIn, names, pass } = keep((one) => one === watched)
  dueIn.set(watched, -60)
  dueIn.set(unpaid, -1)
  await pass(2)
  expect(names()).toEqual(['unpaid'])
})

test('it goes on after the database was away', async () => {
  const { dueIn, looks, log, names, pass } = keep()
  dueIn.set(unpaid, -1)
  looks.mockRejectedValueOnce(new Error('gone'))
  await pass(2)
  expect(log.error).toHaveBeenCalledOnce()
  expect(names()).toEqual(['unpaid'])
})

test('stopping waits for what is under way', async () => {
  const { dueIn, runs, keeping, pass } = keep()
  dueIn.set(unpaid, -1)
  await pass(1.01)
  const stopped = vi.fn()
  void keeping.stop().then(stopped)
  await pass(1)
  expect(stopped).not.toHaveBeenCalled()
  runs[0]!.end(50)
  await pass(0)
  expect(stopped).toHaveBeenCalled()
})
