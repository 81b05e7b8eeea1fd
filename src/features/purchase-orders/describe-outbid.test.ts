import { expect, test } from 'vitest'
import { describeCeiling, describeRivals, isOutbid } from './describe-outbid.ts'

test('S1.3 a purchase order for which others pay more names their price and the one above it', () => {
  const outbid = { price: '12.00', competing_price: '12.50' }
  expect(isOutbid(outbid)).toBe(true)
  expect(describeRivals(outbid)).toEqual(['Best price ¥12.50', '¥12.51 outbids it'])
})

test('S1.3 a purchase order is not outbid by those who pay as much or less, or by nobody', () => {
  for (const competing_price of ['12.00', '9.00', null]) {
    expect(isOutbid({ price: '12.00', competing_price })).toBe(false)
    expect(describeRivals({ price: '12.00', competing_price })).toEqual([])
  }
})

test('S1.3 a suspended purchase order does not say that it outbids', () => {
  const outbid = { ceiling: '20.00', step: '1.00', outcome: null, outbid_at: null }
  expect(describeCeiling({ state: 'active', outbid })).toEqual(['Outbids up to ¥20.00'])
  expect(describeCeiling({ state: 'suspended', outbid })).toEqual(['Outbidding paused (up to ¥20.00)'])
  expect(describeCeiling({ state: 'active', outbid: null })).toEqual([])
})
