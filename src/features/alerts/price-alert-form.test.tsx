import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { PriceAlertForm } from './price-alert-form.tsx'

/** What the form says about a target while the price is this. */
async function said(target_price: string, price_now: string | null): Promise<string> {
  const state = { is_bookmarked: true, price_alert: { target_price, told: null }, price_now }
  const target = { goods_id: 'AbCdEfGhIjK', style_id: 0 }
  return textOf(await drawn(new QueryClient(), <PriceAlertForm target={target} state={state} onDone={() => {}} />))
}

test('S1.7 a target that the price is at or below already is known before it is set', async () => {
  const reached = 'The price is there already: you’ll be told right away. One message'
  expect(await said('12.00', '12.00')).toContain(reached)
  expect(await said('100.00', '12.00')).toContain(reached)
  expect(await said('11.99', '12.00')).not.toContain('already')
  expect(await said('11.99', null)).not.toContain('already')
})
