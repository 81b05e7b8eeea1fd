import { expect, test } from 'vitest'
import type { OrderState } from '#contract/orders/orders.ts'
import type { OrderDetail } from './model.ts'
import { describeRelease } from './describe-release.ts'

const released = (state: OrderState, deadline_at: number | null, reached: OrderState[]) =>
  describeRelease(
    {
      order: { state, deadline_at },
      events: reached.map((one, index) => ({ event: 'x', state: one, actor: 'system', reason: null, at: index * 60 })),
      rules: { protection_seconds: 604_800 },
    } as unknown as OrderDetail,
    'UTC',
  )

test('S4.22 the release has a date once protection runs, and a length of time before', () => {
  expect(released('awaiting_delivery', 100, ['awaiting_payment', 'awaiting_delivery'])).toBe(
    '7 days after the item is received',
  )
  expect(released('in_protection', Date.parse('2026-11-29T14:05:00Z') / 1000, ['in_protection'])).toMatch(/29.*14:05/)
})

test('S4.22 and says afterwards what happened', () => {
  const paid: OrderState[] = ['awaiting_payment', 'awaiting_delivery']
  expect(released('completed', null, [...paid, 'in_protection', 'completed'])).toMatch(/^Settled .*0:03/)
  expect(released('refunded', null, [...paid, 'refunded'])).toBe('Refunded to the buyer')
  expect(released('cancelled', null, ['awaiting_payment', 'cancelled'])).toBe('Nothing was paid')
})
