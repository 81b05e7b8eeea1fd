import { beforeEach, expect, test, vi } from 'vitest'
import type { ListingJobKind } from '#contract/listing-jobs.ts'
import { hookOf } from '../../../tests/factories/drawn.tsx'
import { saleCheck, signedIn } from '../../../tests/factories/sale-check.ts'
import { jobItemsQuery, type ListingJob, type ListingJobItem } from './queries.ts'
import { useJobAgain } from './use-job-again.ts'

const told = vi.hoisted(() => ({ fetchSalePreview: vi.fn(), createListingJob: vi.fn() }))
vi.mock('#features/preparation/preparation.functions.ts', async (original) => ({
  ...(await original<object>()),
  ...told,
}))
vi.mock('./listing-jobs.functions.ts', async (original) => ({ ...(await original<object>()), ...told }))

beforeEach(() => {
  told.fetchSalePreview.mockReset().mockResolvedValue(saleCheck.refused)
  told.createListingJob.mockReset().mockResolvedValue(saleCheck.refused)
})

/** Presses the button that does again what has failed in a job. */
async function pressAfter(kind: ListingJobKind) {
  const job = { job_id: '1', kind, state: 'done', failed: 1, skipped: 0 } as ListingJob
  const queryClient = signedIn()
  const item = { asset_id: null, listing_id: '5', price: '7.00' } as ListingJobItem
  queryClient.setQueryData(jobItemsQuery('1', 'failed').queryKey, [item])
  const again = await hookOf(queryClient, () => useJobAgain(job))
  expect(again.count).toBe(1)
  await again.start()
}

test.each(['reprice', 'retry'] as const)('S2.42 a failed %s is begun again only by who may sell', async (kind) => {
  await pressAfter(kind)
  expect(told.createListingJob).not.toHaveBeenCalled()
  told.fetchSalePreview.mockResolvedValue(saleCheck.passed)
  await pressAfter(kind)
  expect(told.createListingJob).toHaveBeenCalledOnce()
})

test('S2.42 anybody takes down again', async () => {
  await pressAfter('take_down')
  expect(told.createListingJob).toHaveBeenCalledOnce()
  expect(told.fetchSalePreview).not.toHaveBeenCalled()
})
