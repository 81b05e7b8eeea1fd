import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { purchaseView } from '#contract/purchase-orders/purchase-orders.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { ChangeReview } from './change-review.tsx'

const purchase = purchaseView.parse(sampleOf(purchaseView))
const setting = { ceiling: '20.00', step: '1.00', outcome: null, outbid_at: null }

/** What the review of this new price says of a purchase order that outbids up to 20.00, or by itself never. */
async function said(price: string, outbid: typeof setting | null = setting): Promise<string> {
  const terms = { goods_id: 'abcdefghijk', style_id: 0, conditions: {}, price, quantity: 2, open_days: 7 }
  const page = await drawn(
    new QueryClient(),
    <ChangeReview
      purchase={{ ...purchase, state: 'active', filled: 0, outbid }}
      terms={terms}
      openDays="as before"
      onBack={() => {}}
      onSent={() => {}}
      onDone={() => {}}
      onUnprepared={() => {}}
    />,
  )
  return textOf(page)
}

test('S1.3 a price over the ceiling is said to turn automatic outbidding off before it is set', async () => {
  expect(await said('20.01')).toContain('This price is over your ceiling of ¥20.00: automatic outbidding will be off.')
})

test('S1.3 a price under the ceiling is said to be raised by automatic outbidding', async () => {
  expect(await said('19.99')).toContain('Automatic outbidding stays on and may raise the price up to ¥20.00.')
})

test('S1.3 at the ceiling, or without automatic outbidding, the review says nothing of it', async () => {
  expect(await said('20.00')).not.toContain('outbidding')
  expect(await said('20.01', null)).not.toContain('outbidding')
})
