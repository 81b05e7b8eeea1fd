import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { digitsOf } from '#lib/text/half-width.ts'

const letters = 16
export const captchaDigits = 4

/** What people type or paste of a code: letters and digits in groups of four, as it is printed. */
export function cleanActivationCode(text: string): string {
  const kept = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, letters)
  return kept.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** Whether there is enough of it to ask. */
export const isWhole = (code: string) => code.replaceAll('-', '').length === letters

export const cleanCaptcha = (text: string) => digitsOf(text).slice(0, 6)

export type RedeemField = 'code' | 'captcha'

const fields: Record<number, RedeemField> = {
  [codes.activationCodeUnknown]: 'code',
  [codes.activationCodeUsed]: 'code',
  [codes.activationCodeExpired]: 'code',
  [codes.activityNotRunning]: 'code',
  [codes.giftTaken]: 'code',
  [codes.giftStepsOpen]: 'code',
  [codes.giftsGone]: 'code',
  [codes.requestInvalid]: 'code',
  [codes.codeInvalid]: 'captcha',
  [codes.codeWrong]: 'captcha',
}

/** The field that a refusal is about, undefined when it is about neither. */
export const fieldOf = (error: CallError): RedeemField | undefined =>
  error.kind === 'business' ? fields[error.code] : undefined
