import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { jobsQuery } from './queries.ts'
import { runningJobsQuery } from './running-jobs.ts'

const answer = vi.hoisted(() => ({ items: [] as { job_id: string; state: string }[] }))
vi.mock('./listing-jobs.functions.ts', () => ({ fetchListingJobs: () => Promise.resolve({ ok: true, data: answer }) }))

test('S1.5 how many jobs run is known anew with each look at the jobs', async () => {
  const client = new QueryClient()
  const known = () => client.getQueryData(runningJobsQuery().queryKey)
  client.setQueryData(runningJobsQuery().queryKey, 1)
  answer.items = ['running', 'done', 'running'].map((state, index) => ({ job_id: String(9 - index), state }))
  await client.fetchQuery(jobsQuery())
  expect(known()).toBe(2)
  answer.items = [{ job_id: '9', state: 'stopped' }]
  await client.fetchQuery({ ...jobsQuery(), staleTime: 0 })
  expect(known()).toBe(0)
})
