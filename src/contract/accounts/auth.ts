import { z } from 'zod'
import { postCall } from '../call.ts'
import { md5Digest, nothing, phone, smsCode, timestamp } from '../fields.ts'

const areaCode = z.literal('86').default('86')
export const captchaAnswer = z.string().regex(/^\d{1,6}$/)
export const captchaId = z.string().regex(/^[\w-]{8,64}$/)

/** S3.1 `pic_path` is a URL on the exchange's own origin. Safe to repeat: an unanswered captcha expires. */
export const captcha = postCall('/api/v1/captcha', {
  name: 'auth.captcha',
  summary: 'Make a graphic captcha',
  safe: true,
  request: z.object({}),
  response: z.object({ value: z.object({ captcha_id: captchaId, pic_path: z.string() }) }),
})

export const sendLoginSms = postCall('/api/v1/sms/login', {
  name: 'auth.sendLoginSms',
  summary: 'Send an SMS code for signing in or up',
  request: z.object({ phone, captcha: captchaAnswer, captcha_id: captchaId }),
  response: nothing,
})

/** S3.4 The token is opaque; the site keeps it in an HttpOnly cookie for as long as the session lasts. */
export const signedIn = z.object({
  token: z.string(),
  expires_at: timestamp,
  /** Seconds until expiry, so that the reader's clock does not matter. */
  expires_in: z.int().positive(),
})
export type SignedIn = z.output<typeof signedIn>
const rememberMe = z.boolean().default(false)

export const smsLogin = postCall('/api/v1/user/sms_login', {
  name: 'auth.smsLogin',
  summary: 'Sign in, or up, with an SMS code',
  request: z.object({ phone, sms_code: smsCode, area_code: areaCode, remember_me: rememberMe }),
  response: signedIn,
})

export const passwordLogin = postCall('/api/v1/user/pwd_login', {
  name: 'auth.passwordLogin',
  summary: 'Sign in with a password (its MD5 hex digest)',
  request: z.object({
    phone,
    pwd: md5Digest,
    area_code: areaCode,
    captcha: captchaAnswer,
    captcha_id: captchaId,
    remember_me: rememberMe,
  }),
  response: signedIn,
})

export const logout = postCall('/api/v1/user/logout', {
  name: 'auth.logout',
  summary: 'End this session',
  session: 'optional',
  openToFrozen: true,
  request: z.object({}),
  response: nothing,
})
