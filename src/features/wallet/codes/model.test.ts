import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { cleanActivationCode, fieldOf, isWhole } from './model.ts'

test.each([
  ['abcd', 'ABCD'],
  ['abcde', 'ABCD-E'],
  [' abcd-efgh ijkl_mnop ', 'ABCD-EFGH-IJKL-MNOP'],
  ['ＡＢＣＤ１２３４', 'ABCD-1234'],
  ['ABCD-EFGH-IJKL-MNOP-QRST', 'ABCD-EFGH-IJKL-MNOP'],
])('S1.9 a code typed as %s reads %s', (typed, shown) => {
  expect(cleanActivationCode(typed)).toBe(shown)
  expect(cleanActivationCode(shown)).toBe(shown)
})

test('S1.9 a code is asked about once all of it is there', () => {
  expect(isWhole('ABCD-EFGH-IJKL-MNO')).toBe(false)
  expect(isWhole('ABCD-EFGH-IJKL-MNOP')).toBe(true)
})

test('S7.5 a refusal is told at the field that it is about', () => {
  const refusal = (code: number) => ({ kind: 'business', code, message: '', extra: undefined }) as const
  expect(fieldOf(refusal(codes.activationCodeUsed))).toBe('code')
  expect(fieldOf(refusal(codes.giftTaken))).toBe('code')
  expect(fieldOf(refusal(codes.codeWrong))).toBe('captcha')
  expect(fieldOf(refusal(codes.tooManyRequests))).toBeUndefined()
  expect(fieldOf({ kind: 'http', status: 502 })).toBeUndefined()
})
