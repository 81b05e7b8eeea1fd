import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pricesNowQuery } from '#features/price-rules/queries.ts'
import { hookOf } from '../../../../tests/factories/drawn.tsx'
import type { SellingItem } from '../model.ts'
import { usePricesNow } from './use-prices-now.ts'

const listed = (listing_id: string, price: string) =>
  ({
    listing: { listing_id, price },
    reference_price: '9.00',
    lowest_price: null,
    highest_purchase_price: '8.00',
  }) as SellingItem

test('S1.5 listings are priced from what they cost now, not from when they were selected', async () => {
  const queryClient = new QueryClient()
  const bases = { lowest: '11.00', highest_purchase: null }
  const quoted = [{ listing_id: '1', price: '12.00', reference_price: '13.00', year_high: '14.00', bases }] as never
  queryClient.setQueryData(pricesNowQuery(['1', '2']).queryKey, quoted)
  const items = [listed('1', '10.00'), listed('2', '5.00')]
  const { items: now, isPending } = await hookOf(queryClient, () => usePricesNow(items))
  expect(isPending).toBe(false)
  expect(now).toEqual([
    {
      listing: { listing_id: '1', price: '12.00' },
      reference_price: '13.00',
      lowest_price: '11.00',
      highest_purchase_price: null,
      year_high: '14.00',
    },
    { ...listed('2', '5.00'), year_high: null },
  ])
})
