import { z } from 'zod'
import { postCall } from '../call.ts'
import { amount, timestamp } from '../fields.ts'

export const redeem = postCall('/api/v1/cdk/redeem', {
  name: 'activationCodes.redeem',
  summary: 'Redeem an activation code: its amount goes to the balance',
  session: 'required',
  idempotent: true,
  /** S7.5 Besides the key, a captcha and its answer travel in headers, since codes invite automated guessing. */
  headers: ['captcha-id', 'captcha'],
  request: z.object({
    /** Sixteen letters and digits; spaces, hyphens and case do not matter. */
    cdk: z.string().min(1).max(64),
  }),
  response: z.object({ amount, balance: amount, redeemed_at: timestamp, expire_time: timestamp }),
})
