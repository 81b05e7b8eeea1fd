import { fieldRules, isPhone } from '#features/credentials/fields.ts'
import type { FormField } from '#features/errors/presentation.ts'

export type LoginTab = 'sms' | 'password'
export type LoginField = FormField
export type LoginValues = Record<LoginField, string>
export type LoginErrors = Partial<LoginValues>

export const login = {
  /** S9.1 */
  toastMilliseconds: 2500,
  /** S3.9 The session flag that is 1 after a login, for other scripts; the site itself never reads it. */
  flag: 'popupTrade',
} as const

export const emptyLogin: LoginValues = { phone: '', password: '', captcha: '', smsCode: '' }

/** S2.35 */
export function canSubmit(tab: LoginTab, values: LoginValues): boolean {
  if (!isPhone(values.phone) || values.captcha === '') return false
  return tab === 'sms' ? values.smsCode.length === fieldRules.smsCodeLength : values.password !== ''
}

const nextFields: Record<LoginTab, Partial<Record<LoginField, LoginField>>> = {
  sms: { phone: 'captcha', captcha: 'smsCode' },
  password: { phone: 'password', password: 'captcha' },
}

/** S2.34 The field Enter moves to while the form can't be sent yet. */
export const fieldAfter = (tab: LoginTab, field: LoginField): LoginField | undefined => nextFields[tab][field]
