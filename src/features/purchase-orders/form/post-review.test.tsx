import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { checkCreate } from '#contract/check-create.ts'
import { detail as goodsDetail } from '#contract/market/goods.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { purchaseCheckQuery } from '../queries.ts'
import { PostReview } from './post-review.tsx'

const detail = goodsDetail.response.parse(sampleOf(goodsDetail.response))
const check = checkCreate.response.parse(sampleOf(checkCreate.response))
const terms = { goods_id: 'abcdefghijk', style_id: 0, conditions: {}, price: '3.00', quantity: 2, open_days: 7 }

/** The review of these terms, beside an open purchase order if one is given. */
function review(my_open_purchase: typeof check.my_open_purchase): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(purchaseCheckQuery(terms).queryKey, {
    ...check,
    is_allowed: true,
    problems: [],
    my_open_purchase,
  })
  return drawn(
    client,
    <PostReview
      detail={detail}
      terms={terms}
      named={[]}
      onBack={() => {}}
      onMade={() => {}}
      onPosted={() => {}}
      onUnprepared={() => {}}
    />,
  )
}

test('S1.3 who already has an open purchase order for the item is told before posting another', async () => {
  expect(textOf(await review(null))).not.toContain('already')
  const beside = await review({ purchase_id: '77', state: 'active', price: '3.00', left: 2 })
  expect(textOf(beside)).toContain('You already have an open purchase order for this item: 2 at ¥3.00 each.')
  expect(beside).toMatch(/<a [^>]*href="[^"]*\/purchase\/wait_supply\/77"/)
})

test('S1.3 S4.22 how long it will be open is said before it is posted', async () => {
  expect(textOf(await review(null))).toContain('It is open for 7 days.')
})
