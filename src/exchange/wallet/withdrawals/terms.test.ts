import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { confirmTerms, feeOf, isConfirmed } from './terms.ts'

const key = randomBytes(32)
const terms = { userId: 7n, accountId: 3n, amount: 100_00n, fee: 50n }
const now = new Date('2026-03-01T12:00:00Z')
const soon = now.getTime() / 1000 + 600

test('the fee is rounded down once, and nothing where there is none', () => {
  expect(feeOf(100_00n, 50n)).toBe(50n)
  expect(feeOf(99_99n, 50n)).toBe(49n)
  expect(feeOf(99_99n, 0n)).toBe(0n)
})

test('a confirmation fits its own terms, person, account and key alone', () => {
  const confirmation = confirmTerms(key, terms, soon)
  expect(isConfirmed(key, { ...terms }, confirmation, now)).toBe(true)
  for (const other of [{ userId: 8n }, { accountId: 4n }, { amount: 100_01n }, { fee: 49n }])
    expect(isConfirmed(key, { ...terms, ...other }, confirmation, now), JSON.stringify(Object.keys(other))).toBe(false)
  expect(isConfirmed(randomBytes(32), terms, confirmation, now)).toBe(false)
})

test('a confirmation runs out, and can’t be given more time', () => {
  const confirmation = confirmTerms(key, terms, soon)
  expect(isConfirmed(key, terms, confirmation, new Date(soon * 1000))).toBe(false)
  expect(isConfirmed(key, terms, confirmation.replace(String(soon), String(soon + 600)), now)).toBe(false)
  for (const junk of ['', '.', 'x.y', `${soon}.`, `${soon}.${'A'.repeat(43)}`])
    expect(isConfirmed(key, terms, junk, now), junk).toBe(false)
})
