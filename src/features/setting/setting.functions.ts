import { createServerFn } from '@tanstack/react-start'
import { unbind } from '#contract/accounts/platform.ts'
import * as user from '#contract/accounts/user.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchPortraits = createServerFn({ method: 'GET' }).handler(() => callUpstream(user.headPortraits, {}))

export const setPortrait = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(user.setHeadPortrait))
  .handler(({ data }) => callUpstream(user.setHeadPortrait, data.body, { idempotencyKey: data.key }))

export const setNickname = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(user.setNickname))
  .handler(({ data }) => callUpstream(user.setNickname, data.body, { idempotencyKey: data.key }))

export const setAllowBargain = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(user.setAllowBuyerBargain))
  .handler(({ data }) => callUpstream(user.setAllowBuyerBargain, data.body, { idempotencyKey: data.key }))

export const setAllowSms = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(user.setAllowSmsNotification))
  .handler(({ data }) => callUpstream(user.setAllowSmsNotification, data.body, { idempotencyKey: data.key }))

export const setDeliveryLimit = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(user.setSellDeliveryLimit))
  .handler(({ data }) => callUpstream(user.setSellDeliveryLimit, data.body, { idempotencyKey: data.key }))

export const checkUnbind = createServerFn({ method: 'POST' }).handler(() => callUpstream(user.unbindPlatformCheck, {}))

export const unbindPlatform = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(unbind))
  .handler(({ data }) => callUpstream(unbind, data.body, { idempotencyKey: data.key }))
