import { describe, expect, test } from 'vitest'
import { canSubmit, emptyLogin, fieldAfter, login } from './login-model.ts'

const complete = { phone: '13800000001', captcha: '4821', smsCode: '0042', password: 'secret' }

describe('S2.35 submitting', () => {
  test('by SMS needs phone, captcha and SMS code', () => {
    expect(canSubmit('sms', { ...complete, password: '' })).toBe(true)
    for (const field of ['phone', 'captcha', 'smsCode'] as const) {
      expect(canSubmit('sms', { ...complete, [field]: '' }), field).toBe(false)
    }
    expect(canSubmit('sms', { ...complete, smsCode: '123' })).toBe(false)
  })

  test('by password needs phone, password and captcha', () => {
    expect(canSubmit('password', { ...complete, smsCode: '' })).toBe(true)
    for (const field of ['phone', 'captcha', 'password'] as const) {
      expect(canSubmit('password', { ...complete, [field]: '' }), field).toBe(false)
    }
    expect(canSubmit('password', emptyLogin)).toBe(false)
  })
})

test('S2.34 Enter goes on to the next field of the tab', () => {
  expect(fieldAfter('sms', 'phone')).toBe('captcha')
  expect(fieldAfter('sms', 'captcha')).toBe('smsCode')
  expect(fieldAfter('sms', 'smsCode')).toBeUndefined()
  expect(fieldAfter('password', 'phone')).toBe('password')
  expect(fieldAfter('password', 'password')).toBe('captcha')
  expect(fieldAfter('password', 'captcha')).toBeUndefined()
})

test('S9.1 the constants of signing in', () => {
  expect(login).toMatchObject({ toastMilliseconds: 2500, flag: 'popupTrade' })
})
