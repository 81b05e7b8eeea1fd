import type { sendLoginSms as call } from '#contract/accounts/auth.ts'
import type { CallRequest } from '#contract/call.ts'
import { transact } from '../../db/transact.ts'
import type { CallContext, Locale } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeLimits, smsAttempts } from '../limits.ts'
import { issueSmsCode } from '../sms-codes.ts'
import { consumeCaptcha } from './consume-captcha.ts'

const texts: Record<Locale, (code: string) => string> = {
  en: (code) => `${code} is your sign-in code. It is good for 5 minutes. Never tell it to anyone.`,
  'zh-CN': (code) => `您的登录验证码为 ${code}，5 分钟内有效，请勿告知他人。`,
}

/**
 * Sends a code for signing in or up. Known and unknown phones get the same answer. The captcha is checked first, so
 * that nobody uses up another user's limits without solving one.
 */
export async function sendLoginSms(
  { db, jobs, settings, device, locale }: CallContext,
  { phone, captcha, captcha_id }: CallRequest<typeof call>,
): Promise<Record<string, never> | Refusal> {
  const refusal =
    (await consumeCaptcha(db, captcha_id, captcha)) ??
    (await consumeLimits(db, await smsAttempts(db, settings, phone, device)))
  if (refusal) return refusal
  return transact(db, async (tx) => {
    await issueSmsCode(tx, { jobs, settings }, { phone, purpose: 'login', text: texts[locale], kind: 'login' })
    return {}
  })
}
