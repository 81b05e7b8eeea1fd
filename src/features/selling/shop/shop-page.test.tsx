import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { info } from '#contract/shop.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { ShopPage } from './shop-page.tsx'

/** What the owner of such a shop reads. */
async function seen(state: Partial<(typeof info)['response']['_output']>): Promise<string> {
  const queryClient = new QueryClient()
  const shop = {
    ...info.response.parse(sampleOf(info.response)),
    is_online: true,
    is_restricted: false,
    is_public: true,
    on_sale_count: 0,
    ...state,
  }
  queryClient.setQueryData(ownShopQuery().queryKey, shop)
  return textOf(await drawn(queryClient, <ShopPage isSetting={false} onSet={() => {}} />))
}

test('S1.6 a shop without a public page is not called open and has no address to share', async () => {
  const unseen = await seen({ is_public: false })
  expect(unseen).toContain('Your shop opens with your first listing.')
  expect(unseen).not.toMatch(/Open\b|Copy the address/)
  const open = await seen({})
  expect(open).toMatch(/Open\b.*Copy the address/)
  expect(open).not.toContain('first listing')
})

test('S1.6 a closed shop says that nobody else sees what it has on sale', async () => {
  const hidden = /nobody else can see or buy your 3 listings/
  expect(await seen({ is_online: false, on_sale_count: 3 })).toMatch(hidden)
  expect(await seen({ on_sale_count: 3 })).not.toMatch(hidden)
  expect(await seen({ is_online: false })).not.toMatch(/nobody else/)
})
