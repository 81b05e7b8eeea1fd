import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { waitOfRefusal } from './wait-of-refusal.ts'

const refusal = (code: number, retry_after?: number) =>
  new UpstreamError({
    kind: 'business',
    code,
    message: 'wait',
    extra: retry_after === undefined ? undefined : { retry_after },
  })

test('S4.18 a phone that has just got an SMS is waited for, a day is not', () => {
  expect(waitOfRefusal(refusal(codes.tooManyRequests, 52))).toBe(52)
  expect(waitOfRefusal(refusal(codes.tooManyRequests, 86_400))).toBeUndefined()
  expect(waitOfRefusal(refusal(codes.tooManyRequests))).toBeUndefined()
  expect(waitOfRefusal(refusal(codes.codeWrong, 52))).toBeUndefined()
  expect(waitOfRefusal(new Error('offline'))).toBeUndefined()
})
