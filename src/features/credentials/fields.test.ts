import { describe, expect, test } from 'vitest'
import { cleanField, fieldRules, isPhone } from './fields.ts'

describe('fields', () => {
  test('S5.1 a phone is digits only, at most 11, and 11 are needed', () => {
    expect(cleanField.phone('138-0000 0001x99')).toBe('13800000001')
    expect(isPhone('13800000001')).toBe(true)
    for (const wrong of ['', '1380000000', '138000000011', '23800000001']) expect(isPhone(wrong), wrong).toBe(false)
  })

  test('S5.1 a phone pasted with its area code loses that', () => {
    expect(cleanField.phone('+86 138 0000 0001')).toBe('13800000001')
    expect(cleanField.phone('8613800000001')).toBe('13800000001')
  })

  test('S5.1 S5.2 S5.3 digits typed full-width are digits', () => {
    expect(cleanField.phone('＋８６ １３８００００000１')).toBe('13800000001')
    expect(cleanField.captcha('４８２１')).toBe('4821')
    expect(cleanField.smsCode('００４２')).toBe('0042')
  })

  test('S5.2 a captcha is digits only, at most 6', () => expect(cleanField.captcha('12a34 567')).toBe('123456'))
  test('S5.3 an SMS code has at most 4 characters', () => expect(cleanField.smsCode('12345')).toBe('1234'))
  test('S5.4 a password has at most 16, whatever they are', () =>
    expect(cleanField.password(' pä ss word 1234567')).toBe(' pä ss word 1234'))
})

test('S4.18 S9.1 area code, lengths and the time to resend are as specified', () => {
  expect(fieldRules).toMatchObject({ areaCode: '86', resendSeconds: 60 })
})
