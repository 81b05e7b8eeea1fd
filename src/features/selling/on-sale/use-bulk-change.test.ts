import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { sellingList } from '#contract/selling.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { ruleKeys } from '#features/price-rules/queries.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { hookOf } from '../../../../tests/factories/drawn.tsx'
import { sellingQuery } from '../queries.ts'
import { useBulkChange } from './use-bulk-change.ts'

const changeListings = vi.hoisted(() => vi.fn())
vi.mock('#features/listings/own-listings.functions.ts', () => ({ changeListings }))

const { element } = sellingList.response.shape.items
const item = element.parse(sampleOf(element))

test('S1.5 S1.6 a listing that is taken down is counted no more, neither for its shop nor for its price rule', async () => {
  const client = new QueryClient()
  const counting = [sellingQuery({}).queryKey, shopKeys.view('1'), ruleKeys.kept()]
  for (const queryKey of counting) client.setQueryData(queryKey as readonly string[], {})
  changeListings.mockResolvedValueOnce({ ok: true, data: { items: [{ code: 0, message: '' }] } })
  const { run } = await hookOf(client, () => useBulkChange(() => {}))
  await run([{ item, action: { action: 'take_down', listing_id: item.listing.listing_id } }])
  expect(counting.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true])
})
