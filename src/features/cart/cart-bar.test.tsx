import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { CartBar } from './cart-bar.tsx'
import type { CartItem } from './model.ts'

const items = ['1', '2'].map((listing_id) => ({ listing_id, price: '10.00', held_by_my_bargains: '0.00' }) as CartItem)

async function seen(facts: { isSelected?: boolean; isFull?: boolean; available?: string; items?: CartItem[] }) {
  const bar = (
    <CartBar
      {...{ items, isSelected: false, isFull: false, available: '20.00', isBusy: false, ...facts }}
      onClear={() => {}}
      onRemove={() => {}}
      onBuy={() => {}}
    />
  )
  return textOf(await drawn(new QueryClient(), bar))
}

test('S1.2 the cart says that it checks out everything if nothing is selected', async () => {
  expect(await seen({})).toContain('Check out all 2 · ¥20.00')
  expect(await seen({ isSelected: true })).toContain('Check out 2 · ¥20.00')
  expect(await seen({ isFull: true })).toContain('Check out 2 · ¥20.00')
  expect(await seen({ items: items.slice(1) })).toContain('Check out 1 · ¥10.00')
})

test('S1.2 the cart says by how much the balance falls short', async () => {
  expect(await seen({ available: '12.50' })).toContain('Your balance is ¥7.50 short')
  expect(await seen({})).not.toContain('short')
})

test('S1.2 S1.4 what the own offers hold for the items bought counts towards their price', async () => {
  const [first, second] = items.map((item) => ({ ...item, held_by_my_bargains: '8.00' }))
  const one = await seen({ available: '2.00', items: [first!] })
  expect(one).not.toContain('short')
  expect(one).toContain('balance ¥2.00 · plus ¥8.00 held by your offers')
  expect(await seen({ available: '2.00', items: [first!, second!] })).toContain('Your balance is ¥2.00 short')
  expect(await seen({})).not.toContain('held')
})
