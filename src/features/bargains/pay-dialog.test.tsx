import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type BargainView, bargainView } from '#contract/bargains/fields.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { PayForm } from './pay-dialog.tsx'
import { bargainQuery } from './queries.ts'

const unpaid: BargainView = {
  ...bargainView.parse(sampleOf(bargainView)),
  asset: itemOf().asset,
  role: 'buyer',
  state: 'awaiting_payment',
  listing_price: '120.00',
  price: '50.00',
  counter_price: null,
  amount_due: '50.00',
  order_id: null,
}

/** @param now the bargain as it has just been read */
function drawnFor(now: BargainView): Promise<string> {
  const queryClient = new QueryClient()
  const thread = { bargain: now, events: [], rules: { payment_seconds: 600, answer_seconds: 86_400, max_open: 20 } }
  queryClient.setQueryData(bargainQuery(unpaid.bargain_id).queryKey, thread as never)
  return drawn(queryClient, <PayForm bargain={unpaid} isOpen onUnprepared={() => {}} onClose={() => {}} />)
}

test('S1.4 an offer is paid for while it waits for that', async () => {
  expect(await drawnFor(unpaid)).toContain('Offer and hold ¥50.00')
})

test('S1.4 an offer that was paid for and countered meanwhile is not bought with the same amount', async () => {
  const page = await drawnFor({ ...unpaid, state: 'countered', counter_price: '100.00' })
  expect(page).not.toContain('Offer and hold')
  expect(page).toContain('the seller has countered with ¥100.00')
})

test('S1.4 an offer that was paid for meanwhile is not paid for again', async () => {
  const page = await drawnFor({ ...unpaid, state: 'open', amount_due: null })
  expect(page).not.toContain('Offer and hold')
  expect(page).toContain('There is nothing left to pay')
})
