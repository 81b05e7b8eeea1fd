import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { timestamp } from '../fields.ts'

/**
 * S1.12 A person's identity, as confirmed by an identity service. Names and numbers leave the exchange only in masked
 * form.
 */

/** Why the verification failed. `taken`: this identity belongs to another account here. */
export const realNameRefusal = z.enum(['refused_by_person', 'not_matching', 'underage', 'taken', 'unreadable'])
export type RealNameRefusal = z.output<typeof realNameRefusal>

export const realNameState = z.enum(['none', 'pending', 'verified', 'refused', 'expired'])

export const link = postCall('/api/v1/user/real_name_link', {
  name: 'realName.link',
  summary: 'Begin the verification: where to send the browser. A verification under way is gone on with.',
  session: 'required',
  request: z.object({
    /** Site path that the identity service redirects back to. */
    return_path: z
      .string()
      .regex(/^\/(?![/\\])[^\s]*$/)
      .max(300),
  }),
  response: z.object({ url: z.url(), expires_at: timestamp }),
})

export const check = getCall('/api/v1/user/real_name_check', {
  name: 'realName.check',
  summary: 'Whether I am verified; asks the identity service while a verification is under way',
  session: 'required',
  request: z.object({}),
  response: z.object({
    state: realNameState,
    /** Masked, e.g. `*三`; null until verified. */
    real_name: z.string().nullable(),
    /** Masked, e.g. `1101**********0019`; null until verified. */
    id_number: z.string().nullable(),
    verified_at: timestamp.nullable(),
    /** Why the last verification failed. */
    refusal: realNameRefusal.nullable(),
    /** When the verification in progress expires. */
    expires_at: timestamp.nullable(),
  }),
})

export const contractCheck = postCall('/api/v1/user/real_name_contract_check', {
  name: 'realName.contractCheck',
  summary: 'Whether I have accepted the real-name agreement; with `accept`, accepts it',
  session: 'required',
  request: z.object({
    /** The agreement version that was shown and is hereby accepted. */
    accept: z.string().max(20).optional(),
  }),
  response: z.object({
    version: z.string(),
    accepted: z.boolean(),
    accepted_at: timestamp.nullable(),
  }),
})
