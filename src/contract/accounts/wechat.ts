import { z } from 'zod'
import { postCall } from '../call.ts'
import { nothing } from '../fields.ts'

/** Binding a WeChat account. Refused with 301002 where the market has no WeChat access. */

export const wechatQrCode = postCall('/api/v1/user/wechat_qr_code', {
  name: 'user.wechatQrCode',
  summary: 'Begin binding a WeChat account: the page of WeChat that shows the code to scan',
  session: 'required',
  request: z.object({}),
  response: z.object({ url: z.url(), expires_at: z.int() }),
})

export const wechatBindStatus = postCall('/api/v1/user/wechat_bind_status', {
  name: 'user.wechatBindStatus',
  summary: 'Whether a WeChat account is bound; asked while the code is shown',
  session: 'required',
  safe: true,
  request: z.object({}),
  response: z.object({ bound: z.boolean(), name: z.string().nullable(), available: z.boolean() }),
})

export const unbindWechat = postCall('/api/v1/user/unbind_wechat', {
  name: 'user.unbindWechat',
  summary: 'Unbind the WeChat account',
  session: 'required',
  idempotent: true,
  request: z.object({}),
  response: nothing,
})

/** Where WeChat redirects the browser to, by way of the site; only the user who started the flow is bound. */
export const finishWechatBinding = postCall('/api/ext/wechat/return', {
  name: 'user.finishWechatBinding',
  summary: 'Finish binding with what WeChat sent back',
  session: 'required',
  request: z.object({ code: z.string().min(1).max(200), state: z.string().min(20).max(100) }),
  response: z.object({ name: z.string().nullable() }),
})
