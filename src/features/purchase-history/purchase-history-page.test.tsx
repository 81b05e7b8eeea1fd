import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { list, type OrderView } from '#contract/orders/orders.ts'
import { historyQuery } from '#features/orders/queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { purchaseFilters } from './model.ts'
import { PurchaseHistoryPage } from './purchase-history-page.tsx'
import type { PurchaseHistorySearch } from './search.ts'

function draw(search: PurchaseHistorySearch, items: OrderView[]) {
  const client = new QueryClient()
  client.setQueryData<unknown>(historyQuery('buyer', purchaseFilters(search, 'UTC')).queryKey, {
    pages: [{ items, next_cursor: null }],
    pageParams: [undefined],
  })
  return drawn(client, <PurchaseHistoryPage search={search} />)
}

test('S2.8 a sort is no filter: who has bought nothing yet is told so', async () => {
  const markup = await draw({ sort: 'price_desc' }, [])
  expect(markup).toContain('No ended orders yet')
  expect(markup).not.toContain('No matching purchases')
  expect(await draw({ sort: 'price_desc', fault: 'seller' }, [])).toContain('No matching purchases')
})

test('S2.8 the sort shows in the list of sorts and at the head of the price', async () => {
  const { element } = list.response.shape.items
  const order = element.parse(sampleOf(element))
  const markup = await draw({ sort: 'price_desc' }, [order])
  expect(markup).toContain('<option value="price_desc" selected="">Price: high to low</option>')
  expect(markup).toContain('aria-label="Sorted by Price, highest first"')
  expect(await draw({}, [order])).toContain('<option value="newest" selected="">Newest first</option>')
})
