import { describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { formerTotal, nextCheapestOf, outcomeOf, purchaseOf, type Quote, type QuoteItem } from './model.ts'

/** Only the fields that the rules read. */
const item = (listing_id: string, price: string, is_available = true) =>
  ({ listing_id, price, is_available }) as unknown as QuoteItem
const refusal = (code: number): CallError => ({ kind: 'business', code, message: '', extra: undefined })

test('S1.2 unavailable listings are left out of the purchase', () => {
  const items = [item('7', '10.00'), item('8', '20.00', false)]
  expect(purchaseOf({ items, total: '10.00' } as unknown as Quote)).toEqual({
    items: [{ listing_id: '7', price: '10.00' }],
    total: '10.00',
  })
})

describe('a change of price', () => {
  const seen = new Map([
    ['7', '10.00'],
    ['8', '20.00'],
  ])
  test('is told by what was seen before', () =>
    expect(formerTotal([item('7', '11.00'), item('8', '20.00')], seen)).toBe('30.00'))
  test('is none when all is as it was, or was never seen', () =>
    expect(formerTotal([item('7', '10.00'), item('9', '5.00')], seen)).toBeNull())
  test('of an unavailable listing is ignored', () =>
    expect(formerTotal([item('7', '10.00'), item('8', '25.00', false)], seen)).toBeNull())
})

describe('what a failed step leads to', () => {
  test.each([
    [codes.listingGone, 'quote-again'],
    [codes.priceChanged, 'quote-again'],
    [codes.ownListing, 'quote-again'],
    [codes.balanceTooLow, 'short'],
    [codes.tradeNotPrepared, 'unprepared'],
    [codes.purchaseBanned, 'unprepared'],
    [codes.sessionInvalid, 'signed-out'],
    [codes.sessionEnded, 'signed-out'],
    [codes.sellerUnavailable, 'refused'],
    [codes.tooManyRequests, 'refused'],
    [codes.keyReused, 'refused'],
    [codes.internal, 'failed'],
  ])('code %i: %s', (code, outcome) => expect(outcomeOf(refusal(code))).toBe(outcome))

  test('no answer: the same step again', () => {
    expect(outcomeOf({ kind: 'http', status: 504 })).toBe('failed')
    expect(outcomeOf({ kind: 'unknown', id: '' })).toBe('failed')
  })
})

describe('S1.2 what is bought in the place of what is gone', () => {
  const offered = (listing_id: string, price: string) => ({ listing_id, price })
  const listings = [offered('7', '118.00'), offered('9', '119.20')]
  test('is the cheapest other one', () => expect(nextCheapestOf(listings, '7')?.listing_id).toBe('9'))
  test('is the cheapest of all when another one is gone', () =>
    expect(nextCheapestOf(listings, '4')?.listing_id).toBe('7'))
  test('costs less than what has become dearer, or is no offer', () => {
    expect(nextCheapestOf(listings, '7', '119.21')?.listing_id).toBe('9')
    expect(nextCheapestOf(listings, '7', '119.20')).toBeUndefined()
  })
  test('is nothing where there is no other', () => expect(nextCheapestOf(listings.slice(0, 1), '7')).toBeUndefined())
})
