import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listingBookmarks } from '#contract/bookmarks.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { asiimov } from '../../../tests/factories/goods-info.ts'
import { ListingsTab } from './listings-tab.tsx'
import type { BookmarkedListing } from './model.ts'
import { bookmarkedListingsQuery } from './queries.ts'

const schema = listingBookmarks.response.shape.items.element
const sample = schema.parse(sampleOf(schema))

/** Whether a price alert is offered on a listing that differs from the sample so. */
async function offersAlert(change: Partial<BookmarkedListing>): Promise<boolean> {
  const client = new QueryClient()
  const items = [{ ...sample, goods_id: asiimov.goods_id, style_id: asiimov.style, ...change }]
  client.setQueryData(bookmarkedListingsQuery().queryKey, {
    pages: [{ items, goods_infos: [asiimov], next_cursor: null }],
    pageParams: [undefined],
  })
  const tool = () => <button>Price alert</button>
  const page = await drawn(client, <ListingsTab tool={tool} onBargain={() => {}} onAim={() => {}} />)
  expect(page).toContain(asiimov.name)
  return page.includes('Price alert')
}

test('S1.7 what is gone is offered no price alert, but one that waits can still be taken off', async () => {
  const waiting = { target_price: '5.00', told: null }
  const told = { target_price: '5.00', told: { price: '4.00', at: 1_700_000_000 } }
  expect(await offersAlert({ is_available: true, price_alert: null })).toBe(true)
  expect(await offersAlert({ is_available: false, price_alert: waiting })).toBe(true)
  expect(await offersAlert({ is_available: false, price_alert: null })).toBe(false)
  expect(await offersAlert({ is_available: false, price_alert: told })).toBe(false)
})
