import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeCancel } from './describe-cancel.ts'
import { describeEnding } from './describe-ending.ts'
import { describeNow } from './describe-now.ts'
import { describeState } from './describe-state.ts'

const orderOf = (facts: Partial<OrderView>) =>
  ({
    role: 'buyer',
    state: 'refunded',
    price: '128.50',
    seller_net: null,
    counterpart: { nickname: 'NorthStall' },
    awaited: null,
    fault: 'seller',
    offer_ending: null,
    purchase_order_id: null,
    is_ended_by_support: false,
    held_again: null,
    ...facts,
  }) as OrderView
const ended = (facts: Partial<OrderView>) => describeNow(orderOf(facts))!

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

  test.each([
    ['buyer', /your trade link/],
    ['seller', /^The buyer’s trade link/],
  ] as const)('tells the %s that the buyer’s link was dead', (role, said) => {
    expect(describeEnding({ ...event, reason: 'buyer_link_dead' }, { role, fault: 'buyer' })).toMatch(said)
  })

  test('tells its seller what became of the listing, if one was bought', () => {
    const money = 'The money went back to NorthStall.'
    expect(ended({ role: 'seller' }).text).toBe(`${money} Your listing was taken down.`)
    expect(ended({ role: 'seller', purchase_order_id: '7' }).text).toBe(money)
    expect(ended({ role: 'seller', fault: 'buyer' }).text).toMatch(/NorthStall\. Your listing is on sale again/)
    expect(ended({ role: 'seller', fault: 'platform' }).text).toMatch(/Your listing is on sale again/)
  })

  test('and so does an offer that was declined', () => {
    const declined = { role: 'seller', offer_ending: 'declined' } as const
    expect(ended(declined).text).toMatch(/^You declined .* Your listing was taken down\.$/)
    expect(ended({ ...declined, fault: 'buyer' }).text).toMatch(/^NorthStall declined .* is on sale again/)
  })
})

test('S4.22 an order that support ended before delivery says so', () => {
  expect(ended({ fault: 'platform', is_ended_by_support: true })).toEqual({
    head: 'Ended by support',
    text: '¥128.50 is back in your balance.',
  })
})

test('S4.22 an order that support ended in protection says that the item is still with its buyer', () => {
  const [buyer, seller] = (['buyer', 'seller'] as const).map(
    (role) => ended({ role, state: 'reversed', is_ended_by_support: true }).text,
  )
  expect(buyer).toBe(
    '¥128.50 is back in your balance. If you have the item, send it back to NorthStall: the trade offer’s page on Steam leads to their profile.',
  )
  expect(seller).toMatch(/^The money went back to NorthStall, who has to send the item back\./)
  expect(ended({ state: 'reversed' }).text).toContain('The item went back')
})

test.each(['cancelled', 'refunded', 'reversed'] as const)(
  'S4.22 an order that support ended is called that in lists and on its page (%s)',
  (state) => {
    const order = { state, is_ended_by_support: true }
    expect(describeState(orderOf(order)).name).toBe('Ended by support')
    expect(ended(order).head).toBe('Ended by support')
    expect(ended({ ...order, is_ended_by_support: false }).head).not.toMatch(/support/)
  },
)

test('S4.22 an unpaid sale that support ended for its seller’s fault is not called back on sale', () => {
  const cancelled = { role: 'seller', state: 'cancelled', is_ended_by_support: true } as const
  expect(ended({ ...cancelled, fault: 'seller' }).text).toBe('Your listing was taken down.')
  expect(ended({ ...cancelled, fault: 'buyer' }).text).toMatch(/back on sale/)
})

describe('S4.22 S1.3 a refund that a purchase order holds again is not said to be in the balance', () => {
  const again = { purchase_order_id: '7', held_again: '120.00' }
  const money = '¥128.50 was refunded, and ¥120.00 was held again for your purchase order.'

  test.each([
    [{}, money],
    [{ offer_ending: 'declined' }, `NorthStall declined the trade offer. ${money}`],
    [{ fault: 'platform', is_ended_by_support: true }, money],
    [{ state: 'reversed', fault: 'platform' }, `The item went back to NorthStall. ${money}`],
  ] as const)('%j', (facts, text) => expect(ended({ ...again, ...facts }).text).toBe(text))

  test('nor is one that support ended in protection', () =>
    expect(ended({ ...again, state: 'reversed', is_ended_by_support: true }).text).toMatch(
      new RegExp(`^${money} If you have the item, send it back`),
    ))
})

describe('S4.22 S1.3 whoever is about to cancel is told where the money goes', () => {
  const asked = (facts: Partial<OrderView>) => describeCancel(orderOf({ state: 'awaiting_delivery', ...facts }))

  test('to the balance', () => expect(asked({})).toMatch(/^¥128\.50 goes back to your balance at once/))
  test('to the purchase order that the item was to fill', () => {
    const text = asked({ purchase_order_id: '7' })
    expect(text).toMatch(/^¥128\.50 is refunded at once\. If your purchase order is still open .* held for it again/)
    expect(text).not.toMatch(/balance/)
  })
  test('nowhere, as nothing was paid', () => expect(asked({ state: 'awaiting_payment' })).toMatch(/Nothing has been/))
})
