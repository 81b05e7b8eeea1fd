import { expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { isUnhandled, waitingOffers, walkOf } from './offer-walk.ts'

/** Only the fields that the rules read. */
const order = (order_id: string, change?: Partial<OrderView>) =>
  ({
    order_id,
    role: 'buyer',
    state: 'awaiting_acceptance',
    awaited: 'buyer',
    deadline_at: 1000,
    offer: { offer_id: `7${order_id}`, url: 'https://steam.test/' },
    ...change,
  }) as OrderView
const idsOf = (orders: readonly OrderView[]) => orders.map(({ order_id }) => order_id)

test('S4.22 the most urgent offer is first, and of equals the older order', () =>
  expect(idsOf(waitingOffers([order('12'), order('9'), order('11', { deadline_at: 900 })]))).toEqual(['11', '9', '12']))

test('S4.22 only an offer that the reader is to accept is one', () => {
  const others = [
    order('1', { awaited: 'seller' }),
    order('2', { state: 'awaiting_delivery' }),
    order('3', { state: 'in_protection', awaited: null }),
    order('4', { offer: null }),
  ]
  expect(waitingOffers(others)).toEqual([])
})

test('S4.22 what was accepted keeps its place: the next is the second of three', () => {
  const [first, ...rest] = [order('1'), order('2'), order('3')]
  expect(walkOf([first!, ...rest], new Set())).toMatchObject({ next: first, place: 1, count: 3 })
  expect(walkOf(rest, new Set(['1', '2', '3']))).toMatchObject({ next: rest[0], place: 2, count: 3 })
  expect(walkOf([], new Set(['1', '2', '3']))).toMatchObject({ next: undefined, count: 3 })
})

test('S4.22 an offer that comes meanwhile is one more', () =>
  expect(walkOf([order('2'), order('4')], new Set(['1', '2']))).toMatchObject({ place: 2, count: 3 }))

test('S4.22 an order that ended before it was handled no longer counts', () => {
  const orders = [
    order('1', { state: 'cancelled' }),
    order('2', { state: 'refunded', offer_ending: 'expired', fault: 'buyer' }),
    order('3', { state: 'refunded', offer_ending: 'declined', fault: 'seller' }),
    order('4', { state: 'refunded', offer_ending: 'declined', fault: 'buyer' }),
    order('5', { state: 'in_protection' }),
    order('6', { state: 'refunded', role: 'seller', offer_ending: 'expired', fault: 'buyer' }),
    order('7', { state: 'refunded', role: 'seller', offer_ending: null, fault: 'seller' }),
  ]
  expect(idsOf(orders.filter(isUnhandled))).toEqual(['1', '2', '3', '7'])
})
