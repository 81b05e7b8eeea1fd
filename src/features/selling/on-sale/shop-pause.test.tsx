import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { info } from '#contract/shop.ts'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { PauseBanner, PauseButton } from './shop-pause.tsx'

/** What the seller sees of a shop in this state. */
async function seen(state: { is_online: boolean; is_restricted?: boolean; on_sale_count: number }): Promise<string> {
  const queryClient = new QueryClient()
  const shop = { ...info.response.parse(sampleOf(info.response)), is_restricted: false, ...state }
  queryClient.setQueryData(ownShopQuery().queryKey, shop)
  const parts = (
    <>
      <PauseButton />
      <PauseBanner />
    </>
  )
  return textOf(await drawn(queryClient, parts)).trim()
}

test('S1.5 a shop with something on sale offers a pause, and a paused one its end', async () => {
  expect(await seen({ is_online: true, on_sale_count: 1511 })).toBe('Pause all')
  expect(await seen({ is_online: false, on_sale_count: 1511 })).toMatch(
    /^Your sales are paused.*\(1,511\)\. Resume sales$/,
  )
})

test('S1.5 with nothing on sale there is nothing to pause or resume', async () => {
  expect(await seen({ is_online: true, on_sale_count: 0 })).toBe('')
  expect(await seen({ is_online: false, on_sale_count: 0 })).toBe('')
})

test('S1.5 S4.21 who may not sell is not offered to resume', async () => {
  expect(await seen({ is_online: false, is_restricted: true, on_sale_count: 2 })).toBe('')
})
