import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeEnding } from './describe-ending.ts'
import { describeNow } from './describe-now.ts'

const ended = (facts: Partial<OrderView>, ending: Parameters<typeof describeNow>[1] = null) =>
  describeNow(
    {
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
    } as OrderView,
    ending,
  )

describe('S4.22 an order whose offer was declined says so, and by whom', () => {
  test.each([
    ['buyer', 'buyer', /^You declined/],
    ['buyer', 'seller', /^NorthStall declined/],
    ['seller', 'seller', /^You declined/],
    ['seller', 'buyer', /^NorthStall declined/],
  ] as const)('to the %s, when the %s did', (role, fault, said) => {
    const { head, text } = ended({ role, fault, offer_ending: 'declined' })
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
      expect(JSON.stringify(ended({ offer_ending }))).not.toMatch(/declined/i)
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
    expect(ended({ role: 'seller' }).text).toBe('The money went back to NorthStall. Your listing was taken down.')
    expect(ended({ role: 'seller', purchase_order_id: '7' }).text).toBe('The money went back to NorthStall.')
    expect(ended({ role: 'seller', fault: 'buyer' }).text).toBe('The money went back to NorthStall.')
  })
})

test('S4.22 an order that support ended before delivery says so', () => {
  const event = { event: 'end', state: 'refunded', actor: 'operator', reason: null, at: 1 } as const
  expect(ended({ fault: 'platform' }, event)).toEqual({
    head: 'Ended by support',
    text: '¥128.50 is back in your balance.',
  })
})

test('S4.22 an order that support ended in protection says that the item is still with its buyer', () => {
  const event = { event: 'end', state: 'reversed', actor: 'operator', reason: null, at: 1 } as const
  const [buyer, seller] = (['buyer', 'seller'] as const).map((role) => ended({ role, state: 'reversed' }, event).text)
  expect(buyer).toBe('¥128.50 is back in your balance. If you have the item, send it back to NorthStall.')
  expect(seller).toMatch(/^The money went back to NorthStall, who has to send the item back\./)
  expect(ended({ state: 'reversed' }, { ...event, event: 'trade_reversed' }).text).toContain('the item went back')
})
