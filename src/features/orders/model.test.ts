import { describe, expect, test } from 'vitest'
import type { OrderState } from '#contract/orders/orders.ts'
import { cancelChance, endingOf, pollInterval, statesOf, stepsOf, type OrderDetail } from './model.ts'
import { ordersSearch } from './search.ts'

const moves: Record<string, OrderState> = {
  create: 'awaiting_payment',
  pay: 'awaiting_delivery',
  pass_to_seller: 'awaiting_delivery',
  offer_sent: 'awaiting_acceptance',
  offer_accepted: 'in_protection',
  settle: 'completed',
  cancel: 'refunded',
  payment_overdue: 'cancelled',
  offer_ended: 'refunded',
  trade_reversed: 'reversed',
}

/** An order with these events, a minute apart. */
function orderAfter(...names: string[]): OrderDetail {
  const events = names.map((event, index) => ({
    event,
    state: moves[event]!,
    actor: 'system' as const,
    reason: null,
    at: 1000 + index * 60,
  }))
  return { order: { state: events.at(-1)!.state }, events } as unknown as OrderDetail
}
const written = (detail: OrderDetail) =>
  stepsOf(detail).map(({ state, progress, doneAt }) => `${state} ${progress}${doneAt === null ? '' : ` ${doneAt}`}`)

describe('S4.22 the steps of an order', () => {
  test('that waits to be paid', () =>
    expect(written(orderAfter('create'))).toEqual([
      'awaiting_payment current',
      'awaiting_delivery todo',
      'awaiting_acceptance todo',
      'in_protection todo',
      'completed todo',
    ]))

  test('that waits for its offer to be accepted: what was left has its moment', () =>
    expect(written(orderAfter('create', 'pay', 'offer_sent'))).toEqual([
      'awaiting_payment done 1060',
      'awaiting_delivery done 1120',
      'awaiting_acceptance current',
      'in_protection todo',
      'completed todo',
    ]))

  test('that passed to its seller was paid when it was paid', () =>
    expect(written(orderAfter('create', 'pay', 'pass_to_seller'))[0]).toBe('awaiting_payment done 1060'))

  test('that is completed', () =>
    expect(written(orderAfter('create', 'pay', 'offer_sent', 'offer_accepted', 'settle'))).toEqual([
      'awaiting_payment done 1060',
      'awaiting_delivery done 1120',
      'awaiting_acceptance done 1180',
      'in_protection done 1240',
      'completed done 1240',
    ]))

  test('that ended early: what was done, and then its ending', () => {
    const refunded = orderAfter('create', 'pay', 'offer_sent', 'offer_ended')
    expect(written(refunded)).toEqual(['awaiting_payment done 1060', 'awaiting_delivery done 1120'])
    expect(endingOf(refunded)).toMatchObject({ event: 'offer_ended', at: 1180 })
  })

  test('that was never paid, and one whose trade was undone', () => {
    expect(written(orderAfter('create', 'payment_overdue'))).toEqual([])
    const reversed = orderAfter('create', 'pay', 'offer_sent', 'offer_accepted', 'trade_reversed')
    expect(written(reversed).at(-1)).toBe('awaiting_acceptance done 1180')
    expect(endingOf(reversed)?.event).toBe('trade_reversed')
  })

  test('an order under way, or completed, has no ending', () => {
    expect(endingOf(orderAfter('create', 'pay'))).toBeNull()
    expect(endingOf(orderAfter('create', 'pay', 'offer_sent', 'offer_accepted', 'settle'))).toBeNull()
  })
})

describe('asking again', () => {
  const at = (state: OrderState, deadline_at: number | null) => pollInterval({ state, deadline_at }, 1_000_000)
  test('goes on every 2 to 3 seconds while somebody is awaited', () => {
    for (const state of ['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance'] as const) {
      expect(at(state, 5000)).toBeGreaterThanOrEqual(2000)
      expect(at(state, 5000)).toBeLessThanOrEqual(3000)
    }
  })
  test('is rare in protection, but for its last minutes', () => {
    expect(at('in_protection', 1000 + 7 * 86_400)).toBe(60_000)
    expect(at('in_protection', 1060)).toBe(3000)
  })
  test('stops in every final state', () => {
    for (const state of statesOf('ended')) expect(at(state, null), state).toBe(false)
  })
})

test('the buyer may cancel from a moment on', () => {
  expect(cancelChance({ cancellable_at: null }, 5_000)).toBe('never')
  expect(cancelChance({ cancellable_at: 6 }, 5_000)).toBe('later')
  expect(cancelChance({ cancellable_at: 5 }, 5_000)).toBe('now')
})

test('the list shows every state in one of its two parts', () =>
  expect([...statesOf('open'), ...statesOf('ended')].toSorted()).toEqual([...new Set(Object.values(moves))].toSorted()))

test('S2.19 search params of the list', () => {
  expect(ordersSearch({ show: 'ended', order: '12' })).toEqual({ show: 'ended', order: '12' })
  expect(ordersSearch({ show: 'open', order: '0x1' })).toEqual({})
})
