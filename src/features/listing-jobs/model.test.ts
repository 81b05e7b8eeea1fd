import { expect, test } from 'vitest'
import { actionsAgain, jobName, shownJobs } from './model.ts'
import type { ListingJob, ListingJobItem } from './queries.ts'
import { readWatched } from './watched-jobs.ts'

const job = (job_id: string, state: ListingJob['state'] = 'done') => ({ job_id, state }) as ListingJob
const item = (facts: Partial<ListingJobItem>) =>
  ({ asset_id: null, listing_id: null, price: null, allow_bargain: true, ...facts }) as ListingJobItem

test('S1.5 what failed is tried again as it was asked for', () => {
  const listed = item({ asset_id: '1', price: '5.00', allow_bargain: false })
  expect(actionsAgain('list', [listed])).toEqual([
    { action: 'list', asset_id: '1', price: '5.00', allow_bargain: false },
  ])
  const some = [item({ listing_id: '2', price: '6.00' }), item({ listing_id: '3' })]
  expect(actionsAgain('reprice', some)).toEqual([{ action: 'reprice', listing_id: '2', price: '6.00' }])
  expect(actionsAgain('take_down', some)).toEqual([
    { action: 'take_down', listing_id: '2' },
    { action: 'take_down', listing_id: '3' },
  ])
  expect(actionsAgain('retry', some)).toEqual([
    { action: 'retry', listing_id: '2', price: '6.00' },
    { action: 'retry', listing_id: '3' },
  ])
})

test('S1.5 the tray shows what was begun here, takes up what runs, and lets go of what is another person’s', () => {
  const newest = [job('4', 'running'), job('3'), job('2')]
  const { shown, unknown, gone } = shownJobs(newest, [{ jobId: '3' }, { jobId: '1' }])
  expect(shown).toEqual([job('3')])
  expect(unknown).toEqual([job('4', 'running')])
  expect(gone).toEqual(['1'])
  expect(shownJobs(newest, [{ jobId: '10' }]).gone, 'begun after the answer').toEqual([])
})

test('S1.5 a job is named by what it does', () => {
  expect(jobName({ kind: 'list', total: 1 })).toBe('List 1 item')
  expect(jobName({ kind: 'take_down', total: 1200 })).toBe('Take down 1,200 listings')
})

test('what is kept in the browser is read as far as it makes sense', () => {
  expect(readWatched('[{"jobId":"1"},{"jobId":"2","ruleId":"3","isRuled":true},{"jobId":4},null]')).toEqual([
    { jobId: '1' },
    { jobId: '2', ruleId: '3', isRuled: true },
  ])
  for (const text of [null, '', '{', '{}', '7']) expect(readWatched(text)).toEqual([])
})
