import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { isUndecided } from './is-undecided.ts'

test('S1.8 what got no answer may have happened: only a refusal is the end of a try', () => {
  const refusal = (code: number) => ({ kind: 'business', code, message: '', extra: undefined }) as const
  expect(isUndecided(refusal(codes.balanceTooLow))).toBe(false)
  expect(isUndecided(refusal(codes.serviceUnavailable))).toBe(true)
  expect(isUndecided({ kind: 'http', status: 504 })).toBe(true)
  expect(isUndecided({ kind: 'unknown', id: 'x' })).toBe(true)
})
