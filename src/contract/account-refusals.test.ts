import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { isAway, isForbidden } from './account-refusals.ts'

const refusal = (code: number): CallError => ({
  kind: 'business',
  code,
  message: 'The server says so.',
  extra: undefined,
})

test.each([301000, codes.accountFrozen, codes.saleBanned, codes.supplyBanned, codes.platformTradeSuspended])(
  'S8.7 to S8.11 %i is about the account',
  (code) => expect(isForbidden(refusal(code))).toBe(true),
)

test.each([codes.tradeNotPrepared, codes.platformNotBound, codes.inventoryPrivate, codes.tradeSetupBroken])(
  'S8.12 S8.13 %i can be mended, and tried again',
  (code) => expect(isForbidden(refusal(code))).toBe(false),
)

test.each([codes.notFound, codes.requestInvalid, codes.balanceTooLow, codes.codeWrong])(
  '%i is about what was asked for',
  (code) => expect(isForbidden(refusal(code))).toBe(false),
)

test.each([
  [401, true],
  [403, true],
  [404, false],
  [500, false],
  [503, false],
])('HTTP %i forbids: %s', (status, forbids) => expect(isForbidden({ kind: 'http', status })).toBe(forbids))

test.each<[CallError, boolean]>([
  [{ kind: 'http', status: 502 }, true],
  [{ kind: 'http', status: 503 }, true],
  [{ kind: 'http', status: 504 }, true],
  [refusal(codes.serviceUnavailable), true],
  [{ kind: 'http', status: 500 }, false],
  [refusal(codes.internal), false],
  [{ kind: 'lost' }, false],
])('S8.2 %j says that the exchange is away: %s', (error, away) => expect(isAway(error)).toBe(away))
