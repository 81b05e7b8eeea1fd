import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { detail as goodsDetail } from '#contract/market/goods.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { highestOfOthersQuery } from '../queries.ts'
import { PriceSuggestions } from './price-suggestions.tsx'

const marketKey = { goods_id: 'abcdefghijk', style_id: 0 }
const { market } = goodsDetail.response.parse(sampleOf(goodsDetail.response))

async function suggested(highest: string | null): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(highestOfOthersQuery(marketKey).queryKey, highest)
  const standing = { ...market, highest_purchase_price: '9.99' }
  return textOf(await drawn(client, <PriceSuggestions marketKey={marketKey} standing={standing} onTake={() => {}} />))
}

test('S1.3 the purchase orders that a price is suggested from are those of others, for any item', async () => {
  const shown = await suggested('9.50')
  expect(shown).toContain('Highest purchase order: ¥9.50')
  expect(shown).toContain('Outbid: ¥9.51')
  expect(await suggested(null), 'nobody else wants it').not.toMatch(/Outbid|Highest/)
})
