import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { quote } from '#contract/orders/orders.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { balancesOf } from '../../../tests/factories/balances.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { CheckoutBody } from './checkout-body.tsx'
import { quoteQuery } from './queries.ts'

const sample = quote.response.parse(sampleOf(quote.response, { path: ['items', '[]', 'is_available'], value: true }))

test('S1.2 who is short of money is told how much is held, but not what counts towards this purchase', async () => {
  const queryClient = new QueryClient()
  const money = { total: '100.00', available: '10.00', held_by_my_bargains: '20.00' }
  queryClient.setQueryData(quoteQuery(['7']).queryKey, { ...sample, ...money })
  queryClient.setQueryData(balancesQuery().queryKey, balancesOf('10.00', '75.00'))
  const markup = await drawn(
    queryClient,
    <CheckoutBody
      isOpen
      isPrepared={false}
      listingIds={['7']}
      seenPrices={new Map()}
      nickname="amber_buyer"
      onGone={() => {}}
      onChanged={() => {}}
      onClose={() => {}}
      onPaid={() => {}}
      onTake={() => {}}
      onUnprepared={() => {}}
    />,
  )
  expect(textOf(markup)).toContain('You are ¥70.00 short. ¥55.00 of your money is held')
})
