import { describe, expect, test } from 'vitest'
import { bargainState, type BargainView } from '#contract/bargains/fields.ts'
import { describeBargainState, describeEnd, describeObstacle, describeTask } from './describe-bargain.ts'
import {
  actionsOf,
  counterAt,
  counterBounds,
  endedOf,
  heldOf,
  isUnmet,
  middleOf,
  offerProblem,
  percentOf,
  receivedStates,
  sentStates,
  type OfferTerms,
} from './model.ts'
import { shows } from './search.ts'

const priced = { price: '80.00', listing_price: '100.00' }
const states = bargainState.options
const finals = ['accepted', 'refused', 'withdrawn', 'expired', 'void'] as const

describe('S2.8 S2.10 the lists', () => {
  test('each state is in one list of its buyer', () =>
    expect(shows.flatMap(sentStates).toSorted()).toEqual(states.toSorted()))

  test('a seller has all of them but what is not paid', () =>
    expect(shows.flatMap(receivedStates).toSorted()).toEqual(
      states.filter((state) => state !== 'awaiting_payment').toSorted(),
    ))
})

test('S1.4 a buyer whose bargain ended without a purchase is led to another item', () => {
  const ended = { role: 'buyer', awaited: null, order_id: null, void_reason: 'failed' } as const
  expect(isUnmet(ended)).toBe(true)
  expect(isUnmet({ ...ended, void_reason: null })).toBe(true)
  expect(isUnmet({ ...ended, role: 'seller' })).toBe(false)
  expect(isUnmet({ ...ended, awaited: 'seller' })).toBe(false)
  expect(isUnmet({ ...ended, order_id: '7' })).toBe(false)
  expect(isUnmet({ ...ended, void_reason: 'bought' })).toBe(false)
})

describe('S1.4 what each side can do', () => {
  test.each([
    ['buyer', 'awaiting_payment', ['pay', 'withdraw']],
    ['buyer', 'open', ['withdraw']],
    ['buyer', 'countered', ['pay', 'refuse']],
    ['seller', 'open', ['accept', 'counter', 'refuse']],
    ['seller', 'countered', []],
  ] as const)('a %s with %s', (role, state, can) => expect(actionsOf({ role, state })).toEqual(can))

  test.each(finals)('nobody can do anything with one that is %s', (state) => {
    expect(actionsOf({ role: 'buyer', state })).toEqual([])
    expect(actionsOf({ role: 'seller', state })).toEqual([])
  })
})

describe('S1.4 money', () => {
  test.each(states)('of one that is %s', (state) =>
    expect(heldOf({ state, price: '80.00' })).toBe(state === 'open' || state === 'countered' ? '80.00' : '0.00'),
  )

  test('a counter lies between the offer and the price, one fen from each at least', () => {
    expect(counterBounds(priced)).toEqual({ lowest: '80.01', highest: '99.99' })
    expect(counterBounds({ price: '99.99', listing_price: '100.00' })).toBeNull()
    expect(middleOf(priced)).toBe('90.00')
    expect(middleOf({ price: '0.01', listing_price: '0.04' })).toBe('0.02')
    expect(middleOf({ price: '99.99', listing_price: '100.00' })).toBeNull()
  })

  test('a counter in percent is rounded down, and left out where it is none', () => {
    expect(counterAt({ price: '8.00', listing_price: '9.99' }, 95)).toBe('9.49')
    expect(counterAt(priced, 80)).toBeNull()
    expect(counterAt(priced, 81)).toBe('81.00')
    expect(counterAt(priced, 99)).toBe('99.00')
  })

  test.each([
    ['95', 95],
    [' 95 % ', 95],
    ['0', undefined],
    ['100', undefined],
    ['9.5', undefined],
    ['', undefined],
  ])('people type %j for a percentage', (text, percent) => expect(percentOf(text)).toBe(percent))

  test('an offer is within what the seller takes', () => {
    const terms = { lowest_price: '75.00', highest_price: '99.99' } as OfferTerms
    expect(offerProblem('74.99', terms)).toBe('low')
    expect(offerProblem('75.00', terms)).toBeUndefined()
    expect(offerProblem('99.99', terms)).toBeUndefined()
    expect(offerProblem('100.00', terms)).toBe('high')
    expect(offerProblem('1.00', { ...terms, lowest_price: null, highest_price: null })).toBe('low')
  })
})

const bargain = {
  role: 'seller',
  state: 'open',
  awaited: 'seller',
  counter_price: null,
  amount_due: null,
  void_reason: null,
  counterpart: { user_id: '2', nickname: 'Mei', avatar: null },
  ...priced,
} as BargainView

describe('S1.4 the words', () => {
  test('who has to act is told what, and the other what is waited for', () => {
    expect(describeTask(bargain)?.task).toBe('Accept, counter or refuse')
    expect(describeTask({ ...bargain, role: 'buyer' })?.task).toBe('Mei answers')
    const countered: BargainView = {
      ...bargain,
      role: 'buyer',
      state: 'countered',
      awaited: 'buyer',
      amount_due: '10.00',
    }
    expect(describeTask(countered)).toEqual({
      task: 'Pay the difference of ¥10.00, or refuse',
      otherwise: 'Otherwise the bargain ends and you get your money back.',
    })
    expect(finals.map((state) => describeTask({ ...bargain, state }))).toEqual(finals.map(() => null))
  })

  test('each side is told what stands in the way of a purchase', () => {
    const buyer: BargainView = { ...bargain, role: 'buyer' }
    expect(describeObstacle({ ...bargain, obstacle: null })).toBeNull()
    expect(describeObstacle({ ...bargain, obstacle: 'reserved' })).toMatch(
      /^Somebody is paying for this item right now/,
    )
    expect(describeObstacle({ ...bargain, obstacle: 'shop_paused' })).toMatch(/^Your sales are paused/)
    expect(describeObstacle({ ...buyer, obstacle: 'shop_paused' })).toMatch(/^The seller has paused their sales/)
    const unpaid: BargainView = { ...buyer, state: 'awaiting_payment', awaited: 'buyer' }
    expect(describeObstacle({ ...unpaid, obstacle: 'reserved' })).toBeNull()
    expect(describeObstacle({ ...unpaid, obstacle: 'shop_paused' })).toMatch(/^The seller has paused their sales/)
    expect(describeObstacle({ ...bargain, state: 'void', awaited: null, obstacle: 'shop_paused' })).toBeNull()
  })

  test('the accent is for the turn of the one who reads it', () => {
    expect(describeBargainState(bargain)).toEqual({ name: 'To answer', tone: 'accent' })
    expect(describeBargainState({ ...bargain, role: 'buyer' })).toEqual({
      name: 'Waiting for an answer',
      tone: 'neutral',
    })
    expect(describeBargainState({ ...bargain, state: 'accepted', awaited: null }).tone).toBe('positive')
  })

  test.each([
    [{ state: 'open' }, null],
    [{ state: 'accepted' }, 'accepted'],
    [{ state: 'refused' }, 'refused_by_seller'],
    [{ state: 'refused', counter_price: '90.00' }, 'refused_by_buyer'],
    [{ state: 'expired' }, 'unanswered_by_seller'],
    [{ state: 'expired', role: 'buyer' }, 'expired'],
    [{ state: 'expired', counter_price: '90.00' }, 'unanswered_by_buyer'],
    [{ state: 'void' }, 'void'],
  ] as const)('%j ended as %s', (part, ended) => expect(endedOf({ ...bargain, ...part })).toBe(ended))

  test('an end names whose doing it was', () => {
    const refused: BargainView = { ...bargain, state: 'refused' }
    expect(describeEnd(refused)).toBe('You refused the offer.')
    expect(describeEnd({ ...refused, role: 'buyer' })).toBe('Mei refused the offer.')
    expect(describeEnd({ ...refused, counter_price: '90.00' })).toBe('Mei refused the counter.')
    expect(describeEnd({ ...bargain, state: 'void', void_reason: 'sold' })).toBe('The item was sold to somebody else.')
    const bought: BargainView = { ...bargain, state: 'void', void_reason: 'bought' }
    expect(describeEnd(bought)).toBe('Mei bought the item at its full price.')
    expect(describeEnd({ ...bought, role: 'buyer' })).toBe('You bought the item at its full price.')
  })
})
