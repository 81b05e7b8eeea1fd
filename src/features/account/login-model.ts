import type { FormField } from '#features/errors/presentation.ts'
import { digitsOf } from '#lib/half-width.ts'

export type LoginTab = 'sms' | 'password'
export type LoginField = FormField
export type LoginValues = Record<LoginField, string>
export type LoginErrors = Partial<LoginValues>

export const login = {
  areaCode: '86',
  phoneLength: 11,
  captchaMax: 6,
  smsCodeLength: 4,
  passwordMax: 16,
  /** S4.18 */
  resendSeconds: 60,
  /** S9.1 */
  toastMilliseconds: 2500,
  /** S3.9 The session flag that other parts of the page read after a login. */
  flag: 'popupTrade',
} as const

export const emptyLogin: LoginValues = { phone: '', password: '', captcha: '', smsCode: '' }

/** What of a typed or pasted text goes into a field (S5.1 to S5.4). A phone pasted with its area code loses that. */
export const cleanField: Record<LoginField, (text: string) => string> = {
  phone: (text) => {
    const number = digitsOf(text)
    const hasAreaCode = number.length === login.areaCode.length + login.phoneLength && number.startsWith(login.areaCode)
    return (hasAreaCode ? number.slice(login.areaCode.length) : number).slice(0, login.phoneLength)
  },
  captcha: (text) => digitsOf(text).slice(0, login.captchaMax),
  smsCode: (text) => digitsOf(text).slice(0, login.smsCodeLength),
  password: (text) => text.slice(0, login.passwordMax),
}

/** S5.1 Eleven digits; every mobile number of the area begins with 1. */
export const isPhone = (phone: string) => /^1\d{10}$/.test(phone)

/** S2.35 */
export function canSubmit(tab: LoginTab, values: LoginValues): boolean {
  if (!isPhone(values.phone) || values.captcha === '') return false
  return tab === 'sms' ? values.smsCode.length === login.smsCodeLength : values.password !== ''
}

const nextFields: Record<LoginTab, Partial<Record<LoginField, LoginField>>> = {
  sms: { phone: 'captcha', captcha: 'smsCode' },
  password: { phone: 'password', password: 'captcha' },
}

/** S2.34 Where Enter goes from a field while the form can't be sent yet. */
export const fieldAfter = (tab: LoginTab, field: LoginField): LoginField | undefined => nextFields[tab][field]
