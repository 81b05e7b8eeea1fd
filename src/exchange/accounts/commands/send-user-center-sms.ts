import { eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { sendUserCenterSms as call, UserCenterPurpose } from '#contract/accounts/user-security.ts'
import { transact } from '../../db/transact.ts'
import { users } from '../../db/schema/accounts.ts'
import type { Locale, SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeLimits, smsAttempts } from '../limits.ts'
import { issueSmsCode } from '../sms-codes.ts'
import { consumeCaptcha } from './consume-captcha.ts'

const texts: Record<UserCenterPurpose, Record<Locale, (code: string) => string>> = {
  change_password: {
    en: (code) => `${code} is your code for changing your password. It is good for 5 minutes. Never tell it to anyone.`,
    'zh-CN': (code) => `您正在修改密码，验证码为 ${code}，5 分钟内有效，请勿告知他人。`,
  },
  change_phone_old: {
    en: (code) =>
      `${code} is your code for changing to another phone number. It is good for 5 minutes. Never tell it to anyone.`,
    'zh-CN': (code) => `您正在更换手机号，原手机号验证码为 ${code}，5 分钟内有效，请勿告知他人。`,
  },
  change_phone_new: {
    en: (code) =>
      `${code} is your code for using this phone number. It is good for 5 minutes. Never tell it to anyone.`,
    'zh-CN': (code) => `您正在绑定此手机号，验证码为 ${code}，5 分钟内有效，请勿告知他人。`,
  },
}

/**
 * Sends a signed-in user a code for changing their account. Their own phone needs no captcha; another phone does, and
 * neither this answer nor the message reveals whether it belongs to an account.
 */
export async function sendUserCenterSms(
  { db, jobs, settings, device, locale, caller: { userId } }: SignedInContext,
  request: CallRequest<typeof call>,
): Promise<Record<string, never> | Refusal> {
  const { purpose } = request
  if (purpose === 'change_phone_new') {
    const refusal = await consumeCaptcha(db, request.captcha_id, request.captcha)
    if (refusal) return refusal
  }
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  const phone = purpose === 'change_phone_new' ? request.phone : user!.phone
  const refusal = await consumeLimits(db, await smsAttempts(db, settings, phone, device))
  if (refusal) return refusal
  return transact(db, async (tx) => {
    const text = texts[purpose][locale]
    await issueSmsCode(tx, { jobs, settings }, { phone, purpose: `${purpose}:${userId}`, text, kind: purpose })
    return {}
  })
}
