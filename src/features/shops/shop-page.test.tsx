import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { infoById } from '#contract/shop.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { shopQuery } from './queries.ts'
import { ShopPage } from './shop-page.tsx'

/** The page of a closed shop, as a visitor sees it. */
async function closed(state: { is_online: boolean; is_restricted: boolean }): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const shop = { ...infoById.response.parse(sampleOf(infoById.response)), is_bargainable: true, ...state }
  queryClient.setQueryData(shopQuery('7').queryKey, shop)
  queryClient.setQueryData(sessionQuery().queryKey, null)
  return drawn(queryClient, <ShopPage shopId="7" search={{}} />)
}

test.each([
  ['its owner', { is_online: false, is_restricted: false }],
  ['the market', { is_online: true, is_restricted: true }],
])('S1.6 a shop closed by %s leads on to others and to the market, and offers no bargains', async (_who, state) => {
  const markup = await closed(state)
  expect(markup).toMatch(/href="\/shop"/)
  expect(markup).toMatch(/href="\/(market\/csgo|goods)"/)
  expect(markup).not.toContain('Open to bargains')
})
