import { expect, test } from 'vitest'
import type { OrderState } from '#contract/orders/orders.ts'
import type { OrderDetail } from './model.ts'
import { timelineSteps } from './timeline-steps.ts'

type Order = OrderDetail['order']

/** The steps of an order, by state; Mei is the other side. */
function stepsOf(state: OrderState, facts: Partial<Order> = {}) {
  const order = {
    order_id: '7',
    state,
    role: 'buyer',
    price: '1234.50',
    awaited: null,
    deadline_at: null,
    counterpart: { nickname: 'Mei' },
    offer: null,
    ...facts,
  } as Order
  const event = (into: OrderState, at: number) =>
    ({ event: 'step', state: into, actor: 'system', reason: null, at }) satisfies OrderDetail['events'][number]
  const events = [
    event('awaiting_payment', 1),
    event('awaiting_delivery', 2),
    event('in_protection', 3),
    event(state, 4),
  ]
  const rules = { acceptance_seconds: 3600 } as OrderDetail['rules']
  const steps = timelineSteps({ order, events, rules, warnings: [], timeZone: 'UTC' })
  return Object.fromEntries(steps.map((step) => [step.key, step]))
}

const paidStep = (state: OrderState) => stepsOf(state)['awaiting_payment']?.detail
const offerBy = (opened_by: Order['role']) => ({ offer: { offer_id: '9', url: 'https://steam.test/', opened_by } })

test('S4.22 money is called held in escrow only while the order is under way', () => {
  expect(paidStep('in_protection')).toBe('¥1,234.50 held in escrow')
  expect(paidStep('completed')).toBe('¥1,234.50')
  expect(paidStep('refunded')).toBe('¥1,234.50')
})

test.each([
  ['buyer', 'buyer', 'You accept the trade offer', 'You', 'Mei'],
  ['buyer', 'seller', 'The seller accepts the trade offer', 'Mei', 'You'],
  ['seller', 'buyer', 'The buyer accepts the trade offer', 'Mei', 'You'],
  ['seller', 'seller', 'You accept the trade offer', 'You', 'Mei'],
] as const)('S4.22 to the %s, an offer that the %s has to accept says so', (role, awaited, title, accepter, opener) => {
  const opened = { role, ...offerBy(awaited === 'buyer' ? 'seller' : 'buyer') }
  const waiting = stepsOf('awaiting_acceptance', { ...opened, awaited, deadline_at: 5 })
  expect(waiting['awaiting_acceptance']?.title).toBe(title)
  expect(waiting['awaiting_acceptance']?.detail).toMatch(new RegExp(`^${accepter} · until `))
  expect(waiting['awaiting_delivery']).toMatchObject({ title: 'Trade offer sent', detail: opener })
  expect(stepsOf('in_protection', opened)['awaiting_delivery']?.detail, 'and afterwards').toBe(opener)
})

test.each([
  ['buyer', 'buyer', 'You send the trade offer', 'The seller accepts the trade offer'],
  ['buyer', 'seller', 'The seller sends the trade offer', 'You accept the trade offer'],
  ['seller', 'buyer', 'The buyer sends the trade offer', 'You accept the trade offer'],
  ['seller', 'seller', 'You send the trade offer', 'The buyer accepts the trade offer'],
] as const)(
  'S4.22 to the %s, while the %s has to open the offer, the other side accepts it',
  (role, awaited, now, next) => {
    const { awaiting_delivery, awaiting_acceptance } = stepsOf('awaiting_delivery', { role, awaited })
    expect([awaiting_delivery?.title, awaiting_acceptance?.title]).toEqual([now, next])
  },
)

test('S4.22 whoever pays first is not said to open the offer as well', () => {
  const { awaiting_acceptance } = stepsOf('awaiting_payment', { awaited: 'buyer' })
  expect(awaiting_acceptance?.title).toBe('You accept the trade offer')
})
