import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
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
const tray = vi.hoisted(() => ({ watchJob: vi.fn(), dropJobs: vi.fn() }))
vi.mock('./watched-jobs.ts', () => tray)
const dialog = vi.hoisted(() => ({ gone: new AbortController() }))
vi.mock('#features/connection/use-gone-signal.ts', () => ({ useGoneSignal: () => () => dialog.gone.signal }))

beforeEach(() => {
  tray.watchJob.mockReset()
  tray.dropJobs.mockReset()
  dialog.gone = new AbortController()
  told.fetchSalePreview.mockReset().mockResolvedValue(saleCheck.refused)
  told.createListingJob.mockReset().mockResolvedValue(saleCheck.refused)
})

/** Presses the button that does again what has failed in a job. */
async function pressAfter(kind: ListingJobKind, rule: ListingJob['rule'] = null) {
  const job = { job_id: '1', kind, state: 'done', failed: 1, skipped: 0, rule } as ListingJob
  const queryClient = signedIn()
  const item = { asset_id: '4', listing_id: '5', price: '7.00' } as ListingJobItem
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

test('S1.5 what is listed again keeps the price rule of its job', async () => {
  told.fetchSalePreview.mockResolvedValue(saleCheck.passed)
  await pressAfter('list', { rule_id: '8', name: 'mine', is_paused: false })
  await pressAfter('list')
  const [withRule, without] = told.createListingJob.mock.calls.map(([{ data }]) => data as { body: object })
  expect(withRule!.body).toMatchObject({ rule_id: '8' })
  expect(without!.body).not.toHaveProperty('rule_id')
})

test('S1.5 what is not tried again, since its price was changed meanwhile, is counted by itself', async () => {
  const job = {
    job_id: '1',
    kind: 'reprice',
    state: 'done',
    failed: 2,
    skipped: 0,
    rule: null,
  } as unknown as ListingJob
  const queryClient = signedIn()
  const item = { asset_id: '4', listing_id: '5', price: '7.00', code: codes.internal } as ListingJobItem
  const changed = { ...item, listing_id: '6', expected_price: '8.00', code: codes.priceChanged }
  queryClient.setQueryData(jobItemsQuery('1', 'failed').queryKey, [item, changed])
  expect(await hookOf(queryClient, () => useJobAgain(job))).toMatchObject({ count: 1, leftOut: 1 })
})

test.each(['open', 'closed'])(
  'S1.5 a job begun again replaces its job in the tray, which is %s by then',
  async (state) => {
    told.createListingJob.mockImplementation(() => {
      if (state === 'closed') dialog.gone.abort()
      return Promise.resolve({ ok: true, data: { job_id: '2' } })
    })
    await pressAfter('take_down')
    expect(tray.watchJob).toHaveBeenCalledExactlyOnceWith({ job_id: '2' })
    expect(tray.dropJobs).toHaveBeenCalledExactlyOnceWith(['1'])
  },
)
