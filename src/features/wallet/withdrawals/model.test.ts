import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import {
  amountFaultOf,
  boundOf,
  cleanCode,
  mostOf,
  obstacleOf,
  pollInterval,
  waitingOf,
  type Terms,
  type Withdrawal,
} from './model.ts'

const terms = (change: Partial<Terms> & { left?: number }): Terms => ({
  amount: '0.01',
  fee: '0.00',
  arrival_amount: '0.01',
  account: null,
  available: '500.00',
  withdrawable: '400.00',
  limits: {
    minimum: '10.00',
    maximum: '50000.00',
    daily: '100000.00',
    daily_left: '100000.00',
    daily_count: 10,
    daily_count_left: change.left ?? 10,
  },
  arrives_in: 7200,
  reasons: [],
  confirmation: null,
  confirmation_expires_at: null,
  ...change,
})
const reason = (code: number) => ({ code, message: `code ${code}` })

test('S1.8 what stands in the way is told apart from an amount that is wrong', () => {
  const small = reason(codes.amountTooSmall)
  expect(obstacleOf(terms({ reasons: [small] }))).toBeNull()
  expect(amountFaultOf(terms({ reasons: [small] }))).toBe(small.message)
  expect(obstacleOf(terms({ reasons: [reason(codes.realNameNeeded), reason(codes.receivingAccountMissing)] }))).toEqual(
    {
      kind: 'real-name',
    },
  )
  expect(obstacleOf(terms({ reasons: [reason(codes.receivingAccountMissing), small] }))).toEqual({ kind: 'account' })
  expect(obstacleOf(terms({ reasons: [reason(codes.featureUnavailable)] }))).toMatchObject({ kind: 'other' })
})

test('S1.8 who has withdrawn as often as one may is told so before typing', () => {
  const reached = reason(codes.dailyLimitReached)
  expect(obstacleOf(terms({ reasons: [reached], left: 0 }))).toEqual({ kind: 'other', message: reached.message })
  expect(obstacleOf(terms({ reasons: [reached], left: 3 }))).toBeNull()
})

test('S5.7 the most is the least of what is there, what is allowed at once and what is left of the day', () => {
  expect(mostOf(terms({}))).toBe('400.00')
  expect(mostOf(terms({ withdrawable: '70000.55' }))).toBe('50000.00')
  const limits = { ...terms({}).limits, daily_left: '99.99' }
  expect(mostOf(terms({ limits }))).toBe('99.99')
  expect(mostOf(terms({ withdrawable: '9.99' }))).toBeNull()
})

test('S1.8 an amount out of bounds is known before the exchange is asked', () => {
  expect(boundOf(terms({}), '400.00')).toBeNull()
  expect(boundOf(terms({}), '400.01')).toEqual({ most: '400.00' })
  expect(boundOf(terms({}), '9.99')).toEqual({ least: '10.00' })
  expect(boundOf(terms({ withdrawable: '5.00' }), '6.00')).toEqual({ most: '5.00' })
})

test('what came in too lately to go out is what is available beyond that', () => {
  expect(waitingOf({ available: '500.00', withdrawable: '400.01' })).toBe('99.99')
  expect(waitingOf({ available: '400.00', withdrawable: '400.00' })).toBeNull()
})

test('S4.22 a withdrawal is asked about until it has come to its end', () => {
  const inState = (state: Withdrawal['state']) => ({ state }) as Withdrawal
  expect(pollInterval(inState('processing'))).toBe(2000)
  expect(pollInterval(inState('awaiting_confirmation'))).toBe(10_000)
  expect(pollInterval(inState('paid'))).toBe(false)
  expect(pollInterval(inState('failed'))).toBe(false)
  expect(pollInterval(undefined)).toBe(false)
})

test('S5.3 an SMS code is four digits at most', () => {
  expect(cleanCode(' 12a3-45')).toBe('1234')
})
