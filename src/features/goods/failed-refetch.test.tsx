import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { detail } from '#contract/market/goods.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { asiimov } from '../../../tests/factories/goods-info.ts'
import BookDepth from './order-book/book-depth.tsx'
import { PurchaseLevels } from './order-book/purchase-levels.tsx'
import { PriceTrend } from './price-trend/price-trend.tsx'
import SalesTable from './price-trend/sales-table.tsx'
import { depthQuery, pricesQuery } from './queries.ts'

const marketKey = { goods_id: asiimov.goods_id }
const { market: standing } = detail.response.parse(sampleOf(detail.response))
const level = { price: '95.00', quantity: 2 }
const day = { day: '2026-11-06', median: '96.00', low: '94.00', high: '98.00', volume: 3, is_under_way: false }

/** A part whose queries were answered once and have failed since. */
async function read(part: ReactNode) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(depthQuery(marketKey).queryKey, {
    bids: [level],
    asks: [{ price: '99.00', quantity: 1 }],
    bid_count: 2,
    conditional_bid_count: 0,
    ask_count: 1,
  })
  queryClient.setQueryData(pricesQuery(marketKey, '30d').queryKey, {
    days: [day],
    span: { from: '2026-10-08', to: '2026-11-06' },
  })
  for (const query of queryClient.getQueryCache().getAll())
    query.setState({ status: 'error', error: new Error('refused') })
  return textOf(await drawn(queryClient, part))
}

const parts: Record<string, { part: ReactNode; shown?: string }> = {
  'the chart of prices': {
    part: <PriceTrend marketKey={marketKey} standing={standing} whole={undefined} range="30d" />,
  },
  'the table of sales': { part: <SalesTable marketKey={marketKey} range="30d" />, shown: '¥96.00' },
  'the order book': { part: <BookDepth depthKey={marketKey} waiting={null} />, shown: '¥95.00' },
  'the levels of purchase orders': { part: <PurchaseLevels marketKey={marketKey} />, shown: '¥95.00' },
}

test.each(Object.entries(parts))('%s: stays, with its age, when it cannot be refetched', async (_, { part, shown }) => {
  const text = await read(part)
  expect(text).toContain('Shown as of')
  if (shown) expect(text).toContain(shown)
  expect(text).not.toContain('Try again')
})
