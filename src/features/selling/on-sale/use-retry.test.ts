import { expect, test, vi } from 'vitest'
import { sellingList } from '#contract/selling.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { hookOf } from '../../../../tests/factories/drawn.tsx'
import { saleCheck, signedIn } from '../../../../tests/factories/sale-check.ts'
import { useRetry } from './use-retry.ts'

const told = vi.hoisted(() => ({ fetchSalePreview: vi.fn() }))
vi.mock('#features/preparation/preparation.functions.ts', async (original) => ({
  ...(await original<object>()),
  ...told,
}))

const { element } = sellingList.response.shape.items
const item = element.parse(sampleOf(element))

/** The changes that are sent after this answer of the check. */
async function retried(check: (typeof saleCheck)['passed' | 'refused']) {
  told.fetchSalePreview.mockReset().mockResolvedValue(check)
  const run = vi.fn(async () => {})
  const { retry } = await hookOf(signedIn(), () => useRetry(run))
  await retry([item])
  return run.mock.calls
}

test('S1.5 S2.42 failed listings are listed again once their seller’s check allows it', async () => {
  const action = { action: 'retry', listing_id: item.listing.listing_id }
  expect(await retried(saleCheck.passed)).toEqual([[[{ item, action }]]])
})

test('S1.5 S2.42 who may not sell lists no failed listing again', async () => {
  expect(await retried(saleCheck.refused)).toEqual([])
})
