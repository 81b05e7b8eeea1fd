import { expect, test } from 'vitest'
import type { OrderState } from '#contract/orders/orders.ts'
import type { OrderDetail } from './model.ts'
import { timelineSteps } from './timeline-steps.ts'

const paidStep = (state: OrderState) => {
  const order = {
    order_id: '7',
    state,
    role: 'buyer',
    price: '1234.50',
    awaited: null,
    deadline_at: null,
    counterpart: { nickname: 'Mei' },
  } as OrderDetail['order']
  const event = (into: OrderState, at: number) =>
    ({ event: 'step', state: into, actor: 'system', reason: null, at }) satisfies OrderDetail['events'][number]
  const events = [
    event('awaiting_payment', 1),
    event('awaiting_delivery', 2),
    event('in_protection', 3),
    event(state, 4),
  ]
  const rules = {} as OrderDetail['rules']
  return timelineSteps({ order, events, rules, warnings: [], timeZone: 'UTC' }).find(
    ({ key }) => key === 'awaiting_payment',
  )?.detail
}

test('S4.22 money is called held in escrow only while the order is under way', () => {
  expect(paidStep('in_protection')).toBe('¥1,234.50 held in escrow')
  expect(paidStep('completed')).toBe('¥1,234.50')
  expect(paidStep('refunded')).toBe('¥1,234.50')
})
