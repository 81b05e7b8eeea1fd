import { phonePattern } from '#contract/bounds.ts'
import type { FormField } from '#features/errors/presentation.ts'
import { digitsOf } from '#lib/text/half-width.ts'

/** Rules shared by the forms that identify a user. */
export const fieldRules = {
  areaCode: '86',
  phoneLength: 11,
  captchaMax: 6,
  smsCodeLength: 4,
  passwordMax: 16,
  /** S4.18 */
  resendSeconds: 60,
} as const

/** Cleans typed or pasted text for a field (S5.1 to S5.4). A phone number pasted with its area code loses the area
 * code. */
export const cleanField: Record<FormField, (text: string) => string> = {
  phone: (text) => {
    const { areaCode, phoneLength } = fieldRules
    const number = digitsOf(text)
    const hasAreaCode = number.length === areaCode.length + phoneLength && number.startsWith(areaCode)
    return (hasAreaCode ? number.slice(areaCode.length) : number).slice(0, phoneLength)
  },
  captcha: (text) => digitsOf(text).slice(0, fieldRules.captchaMax),
  smsCode: (text) => digitsOf(text).slice(0, fieldRules.smsCodeLength),
  password: (text) => text.slice(0, fieldRules.passwordMax),
}

export const isPhone = (phone: string) => phonePattern.test(phone)
