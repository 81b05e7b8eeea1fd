import { describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { presentationOf } from './call-error-catalogue.ts'

const refusal = (code: number, extra?: Record<string, number>): CallError => ({
  kind: 'business',
  code,
  message: 'The server says so.',
  extra,
})
const at = Date.UTC(2026, 10, 20, 16, 5, 9) / 1000

describe('failures', () => {
  test.each([400, 401, 403, 404])('S8.1 HTTP %i: a toast, request wrong', (status) =>
    expect(presentationOf({ kind: 'http', status })).toEqual({
      show: 'toast',
      text: 'The request was wrong. Please try again later.',
    }),
  )
  test.each([500, 502, 503, 504])('S8.2 HTTP %i: a toast, server abnormal', (status) =>
    expect(presentationOf({ kind: 'http', status })).toMatchObject({
      show: 'toast',
      text: expect.stringMatching(/server/) as string,
    }),
  )
  test('S8.2 a lost connection is not blamed on the server', () =>
    expect(presentationOf({ kind: 'lost' })).toEqual({
      show: 'toast',
      text: 'The server did not respond. Please check your connection, or try again later.',
    }))
})

describe('at the fields of the login form', () => {
  const words = { show: 'fields', text: 'The server says so.' }

  test.each([codes.codeWrong, codes.codeInvalid])(
    'S8.3 %i on sending an SMS: at the captcha, SMS code emptied, captcha new',
    (code) =>
      expect(presentationOf(refusal(code), 'send-sms')).toEqual({
        ...words,
        fields: ['captcha'],
        clears: ['smsCode', 'captcha'],
        renewsCaptcha: true,
      }),
  )

  test('S8.4 65005 on login: at the SMS code', () =>
    expect(presentationOf(refusal(codes.codeWrong), 'sms-login')).toEqual({
      ...words,
      fields: ['smsCode'],
      clears: [],
      renewsCaptcha: false,
    }))

  test('S8.5 102312: at phone and password, captcha emptied and new', () =>
    expect(presentationOf(refusal(codes.phoneOrPasswordWrong), 'password-login')).toEqual({
      ...words,
      fields: ['phone', 'password'],
      clears: ['captcha'],
      renewsCaptcha: true,
    }))

  test('others, and failures, are no matter of a field; nor are these codes of other calls', () => {
    expect(presentationOf(refusal(codes.featureUnavailable), 'sms-login')).toMatchObject({ show: 'dialog' })
    expect(presentationOf(refusal(codes.phoneOrPasswordWrong), 'sms-login')).toMatchObject({ show: 'toast' })
    expect(presentationOf({ kind: 'http', status: 502 }, 'send-sms')).toMatchObject({ show: 'toast' })
    expect(presentationOf(refusal(codes.codeWrong))).toMatchObject({ show: 'toast' })
  })
})

test.each([codes.sessionInvalid, codes.sessionEnded])('S8.6 %i: sign in again', (code) =>
  expect(presentationOf(refusal(code))).toEqual({ show: 'login' }),
)

describe('dialogs', () => {
  test('S8.7 a closing account is told where that can be revoked', () =>
    expect(presentationOf(refusal(codes.accountClosing))).toEqual({
      show: 'dialog',
      text: expect.stringMatching(/closed.*revoke.*mobile app.*account security/) as string,
    }))
  test('S8.8 a frozen account is sent to support', () =>
    expect(presentationOf(refusal(codes.accountFrozen))).toEqual({
      show: 'support',
      text: expect.stringMatching(/frozen.*support/) as string,
    }))
  test('S8.9 a feature that is not theirs', () =>
    expect(presentationOf(refusal(codes.featureUnavailable))).toMatchObject({ show: 'dialog' }))
  test.each([codes.purchaseBanned, codes.saleBanned, codes.wantedBanned, codes.supplyBanned])(
    'S8.10 S9.1 ban %i names its last day, to the second',
    (code) =>
      expect(presentationOf(refusal(code, { expire_time: at }))).toMatchObject({
        show: 'dialog',
        text: expect.stringContaining('2026-11-21 00:05:09') as string,
      }),
  )
  test('S8.10 a ban without a day says what the server says', () =>
    expect(presentationOf(refusal(codes.purchaseBanned))).toEqual({ show: 'dialog', text: 'The server says so.' }))
  test.each([codes.featureUnavailable, codes.platformTradeRestricted, codes.platformTradeSuspended])(
    'S8.9 S8.11 %i is told as the server says it, with what can be done',
    (code) => expect(presentationOf(refusal(code))).toEqual({ show: 'dialog', text: 'The server says so.' }),
  )
})

test.each([codes.tradeNotPrepared, codes.tradeSetupBroken])('S8.12 %i: the checklist with the server message', (code) =>
  expect(presentationOf(refusal(code))).toEqual({ show: 'preparation', text: 'The server says so.' }),
)

test.each([codes.platformNotBound, codes.inventoryPrivate])('S8.13 %i: asks whether to go to the settings', (code) =>
  expect(presentationOf(refusal(code))).toEqual({
    show: 'settings',
    text: expect.stringMatching(/^The server says so\. Trading is not possible/) as string,
  }),
)

describe('S8.14 the rest', () => {
  test.each([301000])('%i opens a dialog', (code) =>
    expect(presentationOf(refusal(code))).toEqual({ show: 'dialog', text: 'The server says so.' }),
  )
  test.each([300999, 301014, codes.listingGone])('%i is a toast', (code) =>
    expect(presentationOf(refusal(code))).toEqual({ show: 'toast', text: 'The server says so.' }),
  )
})
