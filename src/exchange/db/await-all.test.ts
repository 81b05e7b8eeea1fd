import { expect, test } from 'vitest'
import { awaitAll } from './await-all.ts'
import { isRepeatable } from './transact.ts'

/** As drizzle reports it: the driver's error is the cause. */
const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('the server says no'), { code }) })
const late = async (error: Error) => {
  await Promise.resolve()
  throw error
}

test('of statements that fail together, the one that broke the transaction is thrown, so that it can be repeated', async () => {
  const deadlock = failed('40P01')
  const outcome = awaitAll(Promise.resolve(1), Promise.reject(failed('25P02')), late(deadlock), late(failed('25P02')))
  await expect(outcome).rejects.toBe(deadlock)
  expect(isRepeatable(await outcome.catch((error: unknown) => error))).toBe(true)
})

test('it is found among several that are awaited together', async () => {
  const waited = failed('55P03')
  const outcome = awaitAll(awaitAll(Promise.reject(failed('25P02')), Promise.resolve(1)), late(waited))
  await expect(outcome).rejects.toBe(waited)
})

test('of several causes the first argument counts, and an aftermath is thrown where nothing else is', async () => {
  const [one, other, aftermath] = [new Error('one'), new Error('other'), failed('25P02')]
  await expect(awaitAll(late(one), Promise.reject(other))).rejects.toBe(one)
  await expect(awaitAll(Promise.resolve(1), Promise.reject(aftermath))).rejects.toBe(aftermath)
})

test('answers are in the order of the arguments', async () => {
  expect(await awaitAll(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two'])
})
