import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { id, md5Digest, nothing, phone, smsCode, timestamp } from '../fields.ts'
import { captchaAnswer, captchaId } from './auth.ts'

/** Calls for account security: verification codes, phone, password and sessions. */

/** The purposes of `sms/user_center` codes; each code is valid for its own call only. */
export const userCenterPurpose = z.enum(['change_password', 'change_phone_old', 'change_phone_new'])
export type UserCenterPurpose = z.infer<typeof userCenterPurpose>

/** A code to the user's current phone needs no more input; one to a new phone needs that number and a captcha. */
export const sendUserCenterSms = postCall('/api/v1/sms/user_center', {
  name: 'user.sendUserCenterSms',
  summary: 'Send an SMS code for a change of one’s own account',
  session: 'required',
  request: z.discriminatedUnion('purpose', [
    z.strictObject({ purpose: z.enum(['change_password', 'change_phone_old']) }),
    z.strictObject({
      purpose: z.literal('change_phone_new'),
      phone,
      captcha: captchaAnswer,
      captcha_id: captchaId,
    }),
  ]),
  response: nothing,
})

/** Takes one code from the old phone and one from the new. Ends all other sessions. */
export const setPhone = postCall('/api/v1/user/phone', {
  name: 'user.setPhone',
  summary: 'Change the phone number',
  session: 'required',
  idempotent: true,
  request: z.object({ phone, old_sms_code: smsCode, sms_code: smsCode }),
  response: z.object({ phone: z.string() }),
})

/** S5.4 `pwd` is the password's MD5 hex digest. Ends all other sessions. */
export const setPassword = postCall('/api/v1/user/pwd', {
  name: 'user.setPassword',
  summary: 'Set or change the password, with a code of purpose change_password',
  session: 'required',
  idempotent: true,
  request: z.object({ pwd: md5Digest, sms_code: smsCode }),
  response: nothing,
})

/** How a session was started. */
const signInMethod = z.enum(['sms', 'password', 'qr'])
export type SignInMethod = z.output<typeof signInMethod>

export const listSessions = getCall('/api/ext/sessions', {
  name: 'user.listSessions',
  summary: 'Where this person is signed in, newest first',
  session: 'required',
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        session_id: id,
        device_name: z.string().nullable(),
        platform: z.string().nullable(),
        /** Where it was last seen from. */
        address: z.string().nullable(),
        method: signInMethod,
        created_at: timestamp,
        /** Accurate to a few minutes. */
        last_seen_at: timestamp,
        expires_at: timestamp,
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const endSessions = postCall('/api/ext/sessions/end', {
  name: 'user.endSessions',
  summary: 'End one session, or all but this one',
  session: 'required',
  idempotent: true,
  openToFrozen: true,
  request: z.union([z.strictObject({ session_id: id }), z.strictObject({ all_others: z.literal(true) })]),
  response: z.object({ ended: z.int() }),
})
