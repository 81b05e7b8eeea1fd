import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sessionQuery } from '#features/session/queries.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { itemOf } from '../../../../tests/factories/inventory-item.ts'
import { sellNowQuery } from '../queries.ts'
import { SellNow } from './sell-now.tsx'

const { asset, goods_id, style_id } = itemOf()

/** @param count how many items could be sold; one is shown */
async function drawnOf(count: number): Promise<string> {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  const items = [{ asset, style_id, listing_id: null, price: '90.00', purchaseId: '9' }]
  queryClient.setQueryData(sellNowQuery(goods_id).queryKey, { items, count })
  return drawn(queryClient, <SellNow goodsId={goods_id} name="AK-47" onSell={() => {}} />)
}

test('S1.3 items that a goods page has no room for are counted, and the inventory sells them', async () => {
  const page = await drawnOf(60)
  expect(textOf(page)).toContain('Showing 1 of the 60 you own. Sell the others from your inventory')
  expect(page).toContain(`/inventory/steam_inventory?goods=${goods_id}`)
  expect(await drawnOf(1)).not.toContain('are shown here')
})
