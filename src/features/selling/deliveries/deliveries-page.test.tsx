import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { salesQuery } from '#features/orders/queries.ts'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { undeliveredStates } from '../model.ts'
import { DeliveriesPage } from './deliveries-page.tsx'

test('S2.10 with nothing to deliver, the page leads on to what is on sale', async () => {
  const client = new QueryClient()
  client.setQueryData<unknown>(salesQuery({ states: undeliveredStates }).queryKey, {
    pages: [{ items: [], next_cursor: null }],
    pageParams: [undefined],
  })
  const markup = await drawn(client, <DeliveriesPage />)
  expect(markup).toContain('Nothing to deliver')
  expect(markup).toMatch(/<a [^>]*href="[^"]*\/sale\/on_sale"[^>]*><span>See what is on sale</)
})
