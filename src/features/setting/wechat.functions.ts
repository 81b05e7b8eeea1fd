import { createServerFn } from '@tanstack/react-start'
import * as wechat from '#contract/accounts/wechat.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchWechat = createServerFn({ method: 'GET' }).handler(() => callUpstream(wechat.wechatBindStatus, {}))

export const beginWechat = createServerFn({ method: 'POST' }).handler(() => callUpstream(wechat.wechatQrCode, {}))

export const finishWechat = createServerFn({ method: 'POST' })
  .validator(inputOf(wechat.finishWechatBinding))
  .handler(({ data }) => callUpstream(wechat.finishWechatBinding, data))

export const unbindWechat = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(wechat.unbindWechat))
  .handler(({ data }) => callUpstream(wechat.unbindWechat, data.body, { idempotencyKey: data.key }))
