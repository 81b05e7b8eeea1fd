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
    purchase_order_id: null,
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
    expect(head).toBe('Trade offer declined')
    expect(text).toMatch(said)
    expect(`${head} ${text}`).not.toMatch(/deliver|in time/i)
  })

  test('as its history does', () => {
    const event = { event: 'offer_ended', state: 'refunded', actor: 'platform', reason: 'declined', at: 1 } as const
    expect(describeEnding(event, { role: 'buyer', fault: 'buyer' })).toMatch(/declined/)
  })

  test('and no other end is called that', () => {
    for (const offer_ending of [null, 'expired', 'cancelled'] as const)
      expect(JSON.stringify(refunded({ offer_ending }))).not.toMatch(/declined/i)
  })
})

describe('S4.22 an order whose offer was never sent', () => {
  const event = { event: 'delivery_overdue', state: 'refunded', actor: 'system', reason: null, at: 1 } as const

  test.each([
    ['seller', 'seller', /^You did not/],
    ['buyer', 'seller', /^The seller did not/],
    ['buyer', 'buyer', /^You did not/],
    ['seller', 'buyer', /^The buyer did not/],
  ] as const)('tells the %s that the %s is at fault', (role, fault, said) => {
    expect(describeEnding(event, { role, fault })).toMatch(said)
  })

  test('tells its seller what became of the listing, if one was bought', () => {
    expect(refunded({ role: 'seller' }).text).toBe('The money went back to NorthStall. Your listing was taken down.')
    expect(refunded({ role: 'seller', purchase_order_id: '7' }).text).toBe('The money went back to NorthStall.')
    expect(refunded({ role: 'seller', fault: 'buyer' }).text).toBe('The money went back to NorthStall.')
  })
})
