import { describe, expect, test } from 'vitest'
import { isUnchanged } from './is-unchanged.ts'
import type { Delivery } from './observe-delivery.ts'

const asOf = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T13:00:00Z')
const own = { offerId: '7', sender: 'seller' as const }
const deliveries: Record<string, Delivery> = {
  nothing: { seen: 'nothing' },
  no_key: { seen: 'no_key' },
  offer: { seen: 'offer', ...own },
  trading: { seen: 'trading', ...own },
  accepted: { seen: 'accepted', ...own, tradeId: '1', settlesAt: null, newAssetId: '2' },
  ended: { seen: 'ended', ...own, fault: 'buyer', reason: 'declined' },
  reversed: { seen: 'reversed', ...own, reason: 'escrow_rollback' },
}

describe('an order that stays where it is needs no lock', () => {
  test.each([
    ['awaiting_delivery', ['nothing', 'no_key']],
    ['awaiting_acceptance', ['nothing', 'no_key', 'offer', 'trading']],
    ['in_protection', ['nothing', 'no_key', 'trading', 'accepted']],
    ['awaiting_payment', []],
  ] as const)('%s: %j', (state, expected) => {
    const order = { state, offerId: '7', deadlineAt: later }
    const atRest = Object.keys(deliveries).filter((seen) => isUnchanged(order, deliveries[seen]!, asOf))
    expect(atRest).toEqual(expected)
  })

  test('not with another offer than the bound one', () => {
    const order = { state: 'awaiting_acceptance', offerId: '6', deadlineAt: later } as const
    expect(isUnchanged(order, deliveries['offer']!, asOf)).toBe(false)
  })

  test('not when its deadline has passed', () => {
    const order = { state: 'awaiting_delivery', offerId: null, deadlineAt: asOf } as const
    expect(isUnchanged(order, deliveries['nothing']!, asOf)).toBe(false)
  })

  test('always when it has ended', () => {
    expect(isUnchanged({ state: 'refunded', offerId: null, deadlineAt: null }, deliveries['nothing']!, asOf)).toBe(true)
  })
})
