import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { asiimov } from '../../../../tests/factories/goods-info.ts'
import { depthQuery } from '../queries.ts'
import BookDepth from './book-depth.tsx'
import { PurchaseLevels } from './purchase-levels.tsx'

const marketKey = { goods_id: asiimov.goods_id }

async function bookWith(conditional_bid_count: number) {
  const queryClient = new QueryClient()
  const depth = { bids: [], bid_count: 0, conditional_bid_count, asks: [], ask_count: 0 }
  queryClient.setQueryData(depthQuery(marketKey).queryKey, depth)
  return textOf(
    await drawn(
      queryClient,
      <>
        <BookDepth depthKey={marketKey} waiting={null} />
        <PurchaseLevels marketKey={marketKey} />
      </>,
    ),
  )
}

test('S1.1 buyers with conditions are counted, and are not nobody', async () => {
  const text = await bookWith(1_200)
  expect(text.match(/Wanted with conditions on the item: 1,200/g)).toHaveLength(2)
  expect(text).not.toContain('No purchase orders')
})

test('S1.1 without any purchase order, nobody has offered a price', async () => {
  const text = await bookWith(0)
  expect(text).not.toContain('Wanted with conditions')
  expect(text).toContain('No purchase orders')
})
