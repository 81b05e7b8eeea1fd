import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { nothing, steamId } from '../fields.ts'

/** Extension calls for binding a game-platform account. */

export const startSignIn = postCall('/api/ext/platform/sign_in', {
  name: 'platform.startSignIn',
  summary: 'Begin binding a platform account: where to send the browser',
  session: 'required',
  request: z.object({
    /** Site path to return to after binding; long enough for a purchase of many listings. */
    return_path: z
      .string()
      .regex(/^\/(?![/\\])[^\s]*$/)
      .max(1000),
  }),
  response: z.object({ url: z.url() }),
})

const maxParams = 40
/** Counted before the record looks at each field, since every wrong one takes time. */
const platformAnswer = z.preprocess(
  (params: Record<string, string>) => (Object.keys(params ?? {}).length > maxParams ? null : params),
  z.record(z.string().max(100), z.string().max(4000)),
)

export const finishSignIn = postCall('/api/ext/platform/sign_in/return', {
  name: 'platform.finishSignIn',
  summary: 'Finish binding with the parameters that the platform sent back',
  session: 'required',
  request: z.object({ params: platformAnswer }),
  response: z.object({ steam64_id: steamId, return_path: z.string() }),
})

export const checkInventory = postCall('/api/ext/platform/check_inventory', {
  name: 'platform.checkInventory',
  summary: 'Ask the platform whether the inventory is public now',
  session: 'required',
  request: z.object({}),
  response: z.object({ inventory_open: z.boolean() }),
})

export const where = getCall('/api/ext/platform/where', {
  name: 'platform.where',
  summary: 'Addresses on the platform where a person makes each preparation step',
  request: z.object({}),
  response: z.object({ privacy_url: z.url(), api_key_url: z.url(), trade_url_url: z.url() }),
})

/** Unbinds the platform account, provided that it has no live orders. */
export const unbind = postCall('/api/v1/user/unbind_steam', {
  name: 'user.unbindPlatform',
  summary: 'Unbind the platform account',
  session: 'required',
  idempotent: true,
  request: z.object({}),
  response: nothing,
})
