import { describe, expect, test } from 'vitest'
import { heldOtherwise, settle } from './settle.ts'

describe('S1.2 the balance', () => {
  test('after the purchase', () => expect(settle('20.00', '19.99')).toEqual({ after: '0.01', missing: '0.00' }))
  test('that is just enough', () => expect(settle('20.00', '20.00')).toEqual({ after: '0.00', missing: '0.00' }))
  test('that is not enough', () => expect(settle('20.00', '20.01')).toEqual({ after: '0.00', missing: '0.01' }))
})

describe('S1.2 S1.4 what the own bargains hold', () => {
  test('counts towards the payment', () =>
    expect(settle('40.00', '100.00', '80.00')).toEqual({ after: '20.00', missing: '0.00' }))
  test('may not be enough either', () =>
    expect(settle('10.00', '100.00', '80.00')).toEqual({ after: '0.00', missing: '10.00' }))
  test('is not held for anything else', () => {
    expect(heldOtherwise('95.00', '80.00')).toBe('15.00')
    expect(heldOtherwise('80.00', '80.00')).toBe('0.00')
  })
  test('may have been read before the balance', () => expect(heldOtherwise('0.00', '80.00')).toBe('0.00'))
})
