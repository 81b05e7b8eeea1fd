import { expect, test } from 'vitest'
import { firstRechargeOf, phaseOf, pollInterval, returnPathOf, type Recharge } from './model.ts'

const recharge = (change: Partial<Recharge>): Recharge => ({
  recharge_id: '1',
  provider: 'alipay',
  method: 'qr',
  state: 'created',
  amount: '10.00',
  pay_url: 'https://pay.example/1',
  created_at: 1000,
  expires_at: 1900,
  ended_at: null,
  trade_no: null,
  ...change,
})

test('S4.22 a recharge waits until its time is over, and then for the provider’s word', () => {
  expect(phaseOf(recharge({}), 1_899_999)).toBe('waiting')
  expect(phaseOf(recharge({}), 1_900_000)).toBe('overdue')
  expect(phaseOf(recharge({ state: 'paid' }), 1_900_000)).toBe('paid')
  expect(phaseOf(recharge({ state: 'closed' }), 1_000_000)).toBe('closed')
})

test('S1.8 a recharge is asked about until it has come to its end', () => {
  expect(pollInterval(recharge({}), 1_000_000)).toBe(2000)
  expect(pollInterval(recharge({}), 2_000_000)).toBe(5000)
  expect(pollInterval(recharge({ state: 'paid' }), 1_000_000)).toBe(false)
  expect(pollInterval(recharge({ state: 'closed' }), 1_000_000)).toBe(false)
  expect(pollInterval(undefined, 1_000_000)).toBe(false)
})

test('S1.8 one recharge brings no less and no more than it can, and says when it takes another', () => {
  expect(firstRechargeOf('0.01')).toEqual({ amount: '1.00', isPart: false })
  expect(firstRechargeOf('42.50')).toEqual({ amount: '42.50', isPart: false })
  expect(firstRechargeOf('50000.00')).toEqual({ amount: '50000.00', isPart: false })
  expect(firstRechargeOf('50000.01')).toEqual({ amount: '50000.00', isPart: true })
})

test('S1.8 the payment app’s page leads back to the recharge and to what it was for, as far as the exchange takes it', () => {
  expect(returnPathOf({ path: '/wallet', back: undefined })).toBe('/wallet?recharge=latest')
  expect(returnPathOf({ path: '/wallet', back: '/goods/x' })).toBe('/wallet?recharge=latest&back=/goods/x')
  expect(returnPathOf({ path: '/wallet', back: `/goods/x?buy=${'1,'.repeat(200)}` })).toBe('/wallet?recharge=latest')
})
