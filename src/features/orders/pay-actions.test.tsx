import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { type OrderView, orderView } from '#contract/orders/orders.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { balancesOf } from '../../../tests/factories/balances.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { PayActions } from './pay-actions.tsx'

const sample = orderView.parse(sampleOf(orderView))

/** An unpaid order of ¥100.00, as its buyer sees it who has `available`. */
function unpaid(available: string, held_by_my_bargains: string): Promise<string> {
  const order: OrderView = { ...sample, role: 'buyer', state: 'awaiting_payment', price: '100.00', held_by_my_bargains }
  const queryClient = new QueryClient()
  queryClient.setQueryData(balancesQuery().queryKey, balancesOf(available, held_by_my_bargains))
  return drawn(queryClient, <PayActions order={order} />)
}

const payButton = (markup: string) => markup.match(/<button[^>]*>/)?.[0]

describe('S1.2 S1.4 an unpaid order', () => {
  test('is paid with what the own offer holds for it, too', async () => {
    const markup = await unpaid('40.00', '80.00')
    expect(textOf(markup)).toContain('Your balance: ¥40.00')
    expect(textOf(markup)).toContain('¥80.00 held by your offer on this item counts towards the payment.')
    expect(payButton(markup)).not.toContain('disabled')
  })

  test('recharges only what both lack', async () => {
    const markup = await unpaid('10.00', '80.00')
    expect(payButton(markup)).toContain('disabled')
    expect(markup).toContain('amount=10.00')
  })

  test('without an offer needs its price', async () => {
    const markup = await unpaid('40.00', '0.00')
    expect(payButton(markup)).toContain('disabled')
    expect(textOf(markup)).not.toContain('held by your offer')
  })
})
