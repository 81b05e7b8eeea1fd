import { describe, expect, test } from 'vitest'
import { isChecked, mayRefresh, qrCheckMs, qrStepOf } from './qr-model.ts'

const facts = { isCreating: false, isFailed: false, state: 1, isLoginFailed: false }

describe('the steps of signing in by QR code', () => {
  test('S4.11 to S4.14 each state of a check', () => {
    expect([1, 2, 3, 4, 0, 9].map((state) => qrStepOf({ ...facts, state }))).toEqual([
      'waiting',
      'scanned',
      'confirmed',
      'expired',
      'expired',
      'expired',
    ])
    expect(qrStepOf({ ...facts, state: undefined })).toBe('waiting')
  })
  test('S4.15 a code that could not be made, or is being made', () => {
    expect(qrStepOf({ ...facts, isFailed: true })).toBe('failed')
    expect(qrStepOf({ ...facts, isFailed: true, isCreating: true })).toBe('creating')
  })
  test('S4.13 a confirmed code whose sign-in failed is of no more use', () =>
    expect(qrStepOf({ ...facts, state: 3, isLoginFailed: true })).toBe('expired'))
})

test('S4.10 S4.13 S4.14 only a code that waits for something is checked, every two seconds', () => {
  expect([1, 2, 3, 4].filter(isChecked)).toEqual([1, 2])
  expect(qrCheckMs).toBe(2000)
})

test('S4.16 it is not refreshed while it is made, nor while it waits or was scanned', () =>
  expect((['creating', 'failed', 'waiting', 'scanned', 'confirmed', 'expired'] as const).filter(mayRefresh)).toEqual([
    'failed',
    'confirmed',
    'expired',
  ]))
