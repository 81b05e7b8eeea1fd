import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { tasksKey } from '#features/session/tasks-key.ts'
import { followWrites } from './queries.ts'

const done = () => Promise.resolve('done')
const refused = () => Promise.reject(new Error('refused'))

test.each([
  ['a write', ['bargains', 'handle'], done, true],
  ['a refused write', ['bargains', 'handle'], refused, true],
  ['a write that matters to no task', undefined, done, false],
])('S1.4 after %s the tasks are fetched anew: %#', async (_name, mutationKey, mutationFn, isStale) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(tasksKey, { items: [], total: 0 })
  const stop = followWrites(queryClient)
  const write = queryClient.getMutationCache().build(queryClient, { mutationFn, ...(mutationKey && { mutationKey }) })
  await write.execute(undefined).catch(() => {})
  expect(queryClient.getQueryState(tasksKey)?.isInvalidated).toBe(isStale)
  stop()
})
