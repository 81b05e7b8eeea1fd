import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { digitsOf } from '#lib/text/half-width.ts'

const letters = 16
export const captchaDigits = 4

/** Formats a typed or pasted code as printed: letters and digits in groups of four. */
export function cleanActivationCode(text: string): string {
  const kept = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, letters)
  return kept.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** Whether the code is complete. */
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

/** The field a refusal concerns; undefined if neither. */
export const fieldOf = (error: CallError): RedeemField | undefined =>
  error.kind === 'business' ? fields[error.code] : undefined
