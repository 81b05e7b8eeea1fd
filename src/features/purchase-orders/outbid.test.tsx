import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { purchaseView } from '#contract/purchase-orders/purchase-orders.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { Outbid } from './outbid.tsx'

const purchase = purchaseView.parse(sampleOf(purchaseView))

test('S1.3 a competing price that equals the ceiling is not said to be over it', async () => {
  const outbid = { ceiling: '20.00', step: '1.00', outcome: 'beyond_ceiling' as const, outbid_at: null }
  const page = await drawn(new QueryClient(), <Outbid purchase={{ ...purchase, state: 'active', outbid }} />)
  expect(textOf(page)).toContain('The best competing price is at or over your ceiling.')
})
