import { expect, test, vi } from 'vitest'
import { hookOf } from '../../../../tests/factories/drawn.tsx'
import { saleCheck, signedIn } from '../../../../tests/factories/sale-check.ts'
import { usePriceListJobs } from './use-price-list-jobs.ts'

const told = vi.hoisted(() => ({ fetchSalePreview: vi.fn(), createListingJob: vi.fn() }))
vi.mock('#features/preparation/preparation.functions.ts', async (original) => ({
  ...(await original<object>()),
  ...told,
}))
vi.mock('#features/listing-jobs/listing-jobs.functions.ts', async (original) => ({
  ...(await original<object>()),
  ...told,
}))

test('S2.42 a price list that only reprices is applied only by who may sell, too', async () => {
  told.createListingJob.mockResolvedValue(saleCheck.refused)
  told.fetchSalePreview.mockResolvedValue(saleCheck.refused)
  const action = { action: 'reprice', listing_id: '5', price: '7.00' } as const
  const leave = vi.fn(async () => true)
  const { start } = await hookOf(signedIn(), () => usePriceListJobs([action], leave))
  await start()
  expect(told.createListingJob).not.toHaveBeenCalled()
  expect(leave, 'nor does a listing leave its rule').not.toHaveBeenCalled()
  told.fetchSalePreview.mockResolvedValue(saleCheck.passed)
  await start()
  expect(told.createListingJob).toHaveBeenCalledOnce()
})

test('S1.5 a price list is not applied while its listings could not leave their rules', async () => {
  told.createListingJob.mockReset().mockResolvedValue(saleCheck.refused)
  told.fetchSalePreview.mockResolvedValue(saleCheck.passed)
  const action = { action: 'reprice', listing_id: '5', price: '7.00' } as const
  const leave = vi.fn(async () => false)
  const { start } = await hookOf(signedIn(), () => usePriceListJobs([action], leave))
  await start()
  expect(leave).toHaveBeenCalledOnce()
  expect(told.createListingJob).not.toHaveBeenCalled()
})
