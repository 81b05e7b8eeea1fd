import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { actionsAgain, doneWith, endedSince, jobName, jobsEnd, shownJobs } from './model.ts'
import type { ListingJob, ListingJobItem } from './queries.ts'
import { readWatched } from './watched-jobs.ts'

const job = (job_id: string, state: ListingJob['state'] = 'done') => ({ job_id, state }) as ListingJob
const item = (facts: Partial<ListingJobItem>) =>
  ({ asset_id: null, listing_id: null, price: null, allow_bargain: true, code: 0, ...facts }) as ListingJobItem

test('S1.5 what failed is tried again as it was asked for', () => {
  const listed = item({ asset_id: '1', price: '5.00', allow_bargain: false })
  expect(actionsAgain('list', [listed])).toEqual([
    { action: 'list', asset_id: '1', price: '5.00', allow_bargain: false },
  ])
  const some = [item({ listing_id: '2', price: '6.00' }), item({ listing_id: '3' })]
  expect(actionsAgain('reprice', some)).toEqual([{ action: 'reprice', listing_id: '2', price: '6.00' }])
  const workedOut = { listing_id: '4', price: '6.00', expected_price: '7.00' }
  expect(actionsAgain('reprice', [item(workedOut)])).toEqual([{ action: 'reprice', ...workedOut }])
  expect(actionsAgain('take_down', some)).toEqual([
    { action: 'take_down', listing_id: '2' },
    { action: 'take_down', listing_id: '3' },
  ])
  expect(actionsAgain('retry', some)).toEqual([
    { action: 'retry', listing_id: '2', price: '6.00' },
    { action: 'retry', listing_id: '3' },
  ])
})

test('S1.5 what failed as its price was changed meanwhile is not tried again: it would fail again, or undo the change', () => {
  const workedOut = { listing_id: '4', price: '6.00', expected_price: '7.00' }
  const changed = item({ ...workedOut, code: codes.priceChanged })
  const other = item({ ...workedOut, listing_id: '5', code: codes.internal })
  expect(actionsAgain('reprice', [changed, other])).toEqual([{ action: 'reprice', ...workedOut, listing_id: '5' }])
})

test('S1.5 the tray shows what was begun here, takes up what runs, and lets go of what is another person’s', () => {
  const newest = [job('4', 'running'), job('3'), job('2')]
  const { shown, unknown, gone } = shownJobs(newest, ['3', '1'])
  expect(shown).toEqual([job('3')])
  expect(unknown).toEqual([job('4', 'running')])
  expect(gone).toEqual(['1'])
  expect(shownJobs(newest, ['10']).gone, 'begun after the answer').toEqual([])
})

test('S1.5 a job is named by what it does', () => {
  expect(jobName({ kind: 'list', total: 1 })).toBe('List 1 item')
  expect(jobName({ kind: 'take_down', total: 1200 })).toBe('Take down 1,200 listings')
})

test('S1.5 how jobs ended: what a kept rule had done before is done, what a stop left is not', () => {
  const counts = { done: 2, unchanged: 0, failed: 1, skipped: 0 }
  expect(jobsEnd([counts])).toBe('2 done, 1 failed')
  const priced = { done: 0, unchanged: 1, failed: 0, skipped: 0 }
  expect(jobsEnd([priced])).toBe('1 done (1 needed no change), 0 failed')
  expect(jobsEnd([priced, { ...counts, skipped: 3 }])).toBe('3 done, 1 failed, 3 not done (stopped)')
})

test('S1.5 the lists are read again once a job has ended, seen running or not', () => {
  expect(endedSince([job('1', 'running')], [job('1')])).toEqual([job('1')])
  expect(endedSince([job('1')], [job('2'), job('1')]), 'begun and ended in between').toEqual([job('2')])
  expect(endedSince([job('1')], [job('2', 'running'), job('1')])).toEqual([])
})

test('S1.5 who goes on leaves behind what went well, and nothing that is still to be seen or done', () => {
  const ended = (job_id: string, failed: number) => ({ ...job(job_id), failed })
  expect(doneWith([ended('1', 0), ended('2', 1), job('3', 'running'), job('4', 'stopped')])).toEqual(['1'])
})

test('invalid entries among the stored jobs are dropped', () => {
  expect(readWatched('["1",{"jobId":"2"},"x",4,null,"3"]')).toEqual(['1', '3'])
  for (const text of [null, '', '{', '{}', '7']) expect(readWatched(text)).toEqual([])
})
