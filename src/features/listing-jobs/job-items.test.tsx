import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../tests/factories/drawn.tsx'
import { JobItems } from './job-items.tsx'
import { jobItemPagesQuery, type ListingJob, type ListingJobItem } from './queries.ts'

const job: ListingJob = {
  job_id: '1',
  kind: 'reprice',
  state: 'stopped',
  total: 5,
  waiting: 0,
  done: 1,
  unchanged: 1,
  failed: 1,
  skipped: 2,
  rule: null,
  created_at: 1,
  ended_at: 2,
}
const item = (place: number, state: ListingJobItem['state'], message = ''): ListingJobItem => ({
  place,
  state,
  message,
  code: message === '' ? 0 : 5,
  name: `Case ${place}`,
  price: '5.00',
  expected_price: null,
  asset_id: null,
  listing_id: String(place),
  allow_bargain: true,
})
const sold = item(2, 'failed', 'It has been sold.')

/** The items as they are first drawn, with what the exchange answers for all of them and for the failed ones. */
function drawn(shown: ListingJob, all: ListingJobItem[], failed: ListingJobItem[] = []) {
  const client = new QueryClient()
  const page = (items: ListingJobItem[]) => ({
    pages: [{ job: shown, items, next_cursor: null }],
    pageParams: [undefined],
  })
  client.setQueryData(jobItemPagesQuery(shown.job_id, false).queryKey, page(all))
  client.setQueryData(jobItemPagesQuery(shown.job_id, true).queryKey, page(failed))
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <JobItems job={shown} />
    </QueryClientProvider>,
  )
}

test('S1.5 a job that has ended unfolds what failed, with the reason; the others are a choice away', () => {
  const said = textOf(drawn(job, [item(0, 'done'), sold], [sold]))
  expect(said).toContain('Items (5)')
  expect(said).toContain('Only the 1 that failed')
  expect(said).toContain('Case 2 ¥5.00 It has been sold.')
  expect(said).not.toContain('Case 0')
})

test('S1.5 the items of a job that runs, or in which nothing failed, stay folded', () => {
  const items = [item(0, 'done'), item(1, 'waiting')]
  expect(textOf(drawn({ ...job, state: 'running', waiting: 2, skipped: 0 }, items)).trim()).toBe('Items (5)')
  expect(textOf(drawn({ ...job, failed: 0 }, items)).trim()).toBe('Items (5)')
})
