import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeEnding } from './describe-ending.ts'
import { describeNow } from './describe-now.ts'

const refunded = (facts: Partial<OrderView>) =>
  describeNow({
    role: 'buyer',
    state: 'refunded',
    price: '128.50',
    seller_net: null,
    counterpart: { nickname: 'NorthStall' },
    awaited: null,
    fault: 'seller',
    offer_ending: null,
    ...facts,
  } as OrderView)

describe('S4.22 an order whose offer was declined says so, and by whom', () => {
  test.each([
    ['buyer', 'buyer', /^You declined/],
    ['buyer', 'seller', /^NorthStall declined/],
    ['seller', 'seller', /^You declined/],
    ['seller', 'buyer', /^NorthStall declined/],
  ] as const)('to the %s, when the %s did', (role, fault, said) => {
    const { head, text } = refunded({ role, fault, offer_ending: 'declined' })
    expect(head).toBe('Offer declined')
    expect(text).toMatch(said)
    expect(`${head} ${text}`).not.toMatch(/deliver|in time/i)
  })

  test('as its history does', () => {
    const event = { event: 'offer_ended', state: 'refunded', actor: 'platform', reason: 'declined', at: 1 } as const
    expect(describeEnding(event, 'buyer')).toMatch(/declined/)
  })

  test('and no other end is called that', () => {
    for (const offer_ending of [null, 'expired', 'cancelled'] as const)
      expect(JSON.stringify(refunded({ offer_ending }))).not.toMatch(/declined/i)
  })
})
