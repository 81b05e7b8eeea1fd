import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { activitiesQuery } from './queries.ts'

const fetchActivities = vi.hoisted(() => vi.fn())
vi.mock('./activities.functions.ts', () => ({ fetchActivities }))

test('S1.13 what was done for an activity on another page is there on return', async () => {
  const client = new QueryClient()
  fetchActivities.mockResolvedValue({ ok: true, data: { items: [], next_cursor: null } })
  const visit = () => client.prefetchInfiniteQuery(activitiesQuery())
  await visit()
  await visit()
  expect(fetchActivities, 'the page just loaded is not read twice').toHaveBeenCalledOnce()
  vi.useFakeTimers({ now: Date.now() + 3_000 })
  await visit()
  vi.useRealTimers()
  expect(fetchActivities).toHaveBeenCalledTimes(2)
})
