import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCode, makeCode } from './one-time-codes.ts'

test('a code is four digits, leading zeros kept', () => {
  const codes = Array.from({ length: 2_000 }, makeCode)
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

test('a stored code fits its own phone, digits and key alone', () => {
  const key = randomBytes(32)
  const right = { phone: '13800000001', purpose: 'login', code: '0417' } as const
  const stored = hashCode(key, right)
  expect(hashCode(key, { ...right })).toBe(stored)
  expect(hashCode(key, { ...right, phone: '13800000002' })).not.toBe(stored)
  expect(hashCode(key, { ...right, code: '0418' })).not.toBe(stored)
  expect(hashCode(randomBytes(32), right)).not.toBe(stored)
})
