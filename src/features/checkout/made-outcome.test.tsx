import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { type OrderView, orderView } from '#contract/orders/orders.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { unpaidOrdersQuery } from '#features/orders/queries.ts'
import { balancesOf } from '../../../tests/factories/balances.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { MadeOutcome } from './made-outcome.tsx'
import type { PayFailure } from './model.ts'

const sample = orderView.parse(sampleOf(orderView))
const unpaid = (order_id: string, held_by_my_bargains: string): OrderView => ({
  ...sample,
  order_id,
  held_by_my_bargains,
})

/** Two orders of ¥150.00 in all. */
const made = { order_ids: ['1', '2'], total: '150.00', pay_before: 0 }
const outcome = (queryClient: QueryClient, failure: PayFailure | null = null) =>
  drawn(
    queryClient,
    <MadeOutcome
      outcomes={[]}
      made={made}
      failure={failure}
      isBusy={false}
      closeLabel="Close"
      onPay={() => {}}
      onClose={() => {}}
    />,
  )

function knowing(available: string, held: string, orders?: readonly OrderView[]): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(balancesQuery().queryKey, balancesOf(available, held))
  if (orders) queryClient.setQueryData(unpaidOrdersQuery().queryKey, [...orders])
  return queryClient
}

const payButton = (markup: string) => markup.match(/<button[^>]*>/)?.[0]

describe('S1.2 S1.4 orders that are paid after a look', () => {
  test('count what the own offers hold for them, not for other orders', async () => {
    const orders = [unpaid('1', '80.00'), unpaid('2', '0.00'), unpaid('3', '30.00')]
    const markup = await outcome(knowing('90.00', '110.00', orders))
    expect(textOf(markup)).toContain(
      'Balance now ¥90.00 Held by your offers on these items +¥80.00 Balance afterwards ¥20.00',
    )
    expect(payButton(markup)).not.toContain('disabled')
  })

  test('tell apart what is held for other purposes', async () => {
    const markup = await outcome(knowing('60.00', '110.00', [unpaid('1', '80.00')]))
    expect(textOf(markup)).toContain('Shortfall ¥10.00 Held for other purposes ¥30.00')
    expect(payButton(markup)).toContain('disabled')
  })

  test('can be paid while it is unknown what counts: the exchange decides', async () => {
    const markup = await outcome(knowing('60.00', '80.00'))
    expect(textOf(markup)).not.toContain('Shortfall')
    expect(payButton(markup)).not.toContain('disabled')
  })

  test('can be paid again after a lost answer, whatever the balance is by then', async () => {
    const lost: PayFailure = { end: 'undecided', error: { kind: 'lost' }, created: made, outcome: 'failed' }
    const short = knowing('60.00', '0.00', [])
    const markup = await outcome(short, lost)
    expect(textOf(markup)).not.toMatch(/Shortfall|Recharge/)
    expect(payButton(markup)).not.toContain('disabled')
    const refused = await outcome(short, { ...lost, end: 'refused', outcome: 'short' })
    expect(payButton(refused)).toContain('disabled')
  })
})
