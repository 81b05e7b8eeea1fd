import { expect, test } from 'vitest'
import type { OrderState } from '#contract/orders/orders.ts'
import type { OrderDetail } from './model.ts'
import { describeRelease } from './describe-release.ts'

const told = (
  state: OrderState,
  deadline_at: number | null,
  reached: OrderState[],
  role: 'buyer' | 'seller' = 'buyer',
) =>
  describeRelease(
    {
      order: { role, state, deadline_at },
      events: reached.map((one, index) => ({ event: 'x', state: one, actor: 'system', reason: null, at: index * 60 })),
      rules: { protection_seconds: 604_800 },
    } as unknown as OrderDetail,
    'UTC',
  )
const released = (...order: Parameters<typeof told>) => told(...order).detail

test('S4.22 the release has a date once protection runs, and a length of time before', () => {
  expect(released('awaiting_delivery', 100, ['awaiting_payment', 'awaiting_delivery'])).toBe(
    '7 days after the item is received',
  )
  expect(released('in_protection', Date.parse('2026-11-29T14:05:00Z') / 1000, ['in_protection'])).toMatch(/29.*14:05/)
})

test('S4.22 once the order has ended, the release says what happened', () => {
  const paid: OrderState[] = ['awaiting_payment', 'awaiting_delivery']
  expect(released('completed', null, [...paid, 'in_protection', 'completed'])).toMatch(/^Settled .*0:03/)
  expect(told('refunded', null, [...paid, 'refunded'])).toEqual({ term: 'Money', detail: 'Refunded to you' })
  expect(told('refunded', null, [...paid, 'refunded'], 'seller')).toEqual({
    term: 'Money',
    detail: 'Refunded to the buyer',
  })
  expect(told('cancelled', null, ['awaiting_payment', 'cancelled'])).toEqual({
    term: 'Money',
    detail: 'Nothing was paid',
  })
})
