import { expect, test } from 'vitest'
import { isLostConnection } from './lost-connection.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '57014',
  '55P03',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
])('%s: the database is gone', (code) => {
  expect(isLostConnection(withCode(code))).toBe(true)
  expect(isLostConnection(new Error('query failed', { cause: withCode(code) }))).toBe(true)
})

test.each(['40001', '23505', '42P01'])('%s: the database has answered', (code) => {
  expect(isLostConnection(withCode(code))).toBe(false)
})

test('the driver’s messages about a lost connection are recognized, others are not', () => {
  expect(isLostConnection(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isLostConnection(new Error('Query read timeout'))).toBe(true)
  expect(isLostConnection(new Error('anything else'))).toBe(false)
  expect(isLostConnection('a text')).toBe(false)
})
