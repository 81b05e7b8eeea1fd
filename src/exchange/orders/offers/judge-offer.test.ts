import { expect, test } from 'vitest'
import type { TradeOffer } from '../../ports/game-platform.ts'
import type { Parties } from '../parties.ts'
import { judgeOffer, onlyAssetOf } from './judge-offer.ts'

const paidAt = new Date('2026-03-01T12:00:00Z')
const item = (assetId: string, marketHashName = 'Redline') => ({
  assetId,
  contextId: '2',
  classId: '1',
  instanceId: '1',
  amount: 1,
  isMissing: false,
  marketHashName,
})

const watched = (deliveryLimit: 1 | 2 | 3 = 1, endedAt: Date | null = null) =>
  ({
    order: { offerId: 'bound', platformAssetId: '7', paidAt, deliveryLimit, endedAt },
    sellerSteamId: 'seller',
    buyerSteamId: 'buyer',
    keys: [],
    marketHashName: 'Redline',
  }) as unknown as Parties

/** Sent by the seller and seen with the seller's key, unless overridden. */
const offer = (facts: Partial<TradeOffer> = {}): TradeOffer => ({
  offerId: 'seen',
  partner: 'buyer',
  isOurs: true,
  state: 'active',
  message: '',
  itemsToGive: [item('7')],
  itemsToReceive: [],
  createdAt: paidAt,
  updatedAt: paidAt,
  expiresAt: paidAt,
  tradeId: null,
  escrowEndsAt: null,
  ...facts,
})

test.each([
  ['the item alone', offer(), null],
  ['another item', offer({ itemsToGive: [item('9')] }), 'other_item'],
  ['one item more', offer({ itemsToGive: [item('7'), item('9')] }), 'other_item'],
  ['something in return', offer({ itemsToReceive: [item('3', 'Key')] }), 'asks_in_return'],
  ['the item to somebody else', offer({ partner: 'thief' }), 'other_account'],
  ['the item asked for by somebody else', offer({ partner: 'thief', isOurs: false }), 'other_account'],
  ['another item to somebody else', offer({ partner: 'friend', itemsToGive: [item('9')] }), null],
  ['an offer that has ended', offer({ partner: 'thief', state: 'cancelled' }), null],
  ['an offer from before the payment', offer({ partner: 'thief', createdAt: new Date(0) }), null],
  ['the bound offer', offer({ offerId: 'bound', itemsToGive: [item('9')] }), null],
] as const)('S4.22 the seller’s key shows %s', (_, seen, kind) => {
  expect(judgeOffer(watched(), 'seller', seen)).toBe(kind)
})

test.each([
  ['the same kind of item from somebody else', [item('9')], [], 'other_account'],
  ['another kind of item from somebody else', [item('9', 'Asiimov')], [], null],
  ['the same kind of item asked of the buyer', [], [item('9')], null],
] as const)('S4.22 the buyer’s key shows %s', (_, itemsToReceive, itemsToGive, kind) => {
  const seen = offer({ partner: 'stranger', isOurs: false, itemsToReceive, itemsToGive })
  expect(judgeOffer(watched(), 'buyer', seen)).toBe(kind)
})

test.each([
  [1, true, null],
  [1, false, null],
  [2, true, 'wrong_side'],
  [2, false, null],
  [3, true, null],
  [3, false, 'wrong_side'],
] as const)('S1.14 with %i, opened by the seller: %s', (limit, isOurs, kind) => {
  expect(judgeOffer(watched(limit), 'seller', offer({ isOurs }))).toBe(kind)
})

test.each([
  ['seller', 'the item to somebody else', offer({ partner: 'thief' }), 'other_account'],
  ['seller', 'another item to the buyer', offer({ itemsToGive: [item('9')] }), null],
  ['buyer', 'the same kind of item from somebody else', offer({ partner: 'x', itemsToReceive: [item('9')] }), null],
] as const)('S4.22 of an order that came to nothing the %s’s key shows %s', (owner, _, seen, kind) => {
  expect(judgeOffer(watched(1, paidAt), owner, seen)).toBe(kind)
})

test.each([
  ['one item given', offer(), '7'],
  ['one item asked for', offer({ itemsToGive: [], itemsToReceive: [item('8')] }), '8'],
  ['an exchange', offer({ itemsToReceive: [item('8')] }), null],
] as const)('the only asset of an offer: %s', (_, seen, assetId) => {
  expect(onlyAssetOf(seen)).toBe(assetId)
})
