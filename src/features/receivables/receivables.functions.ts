import { createServerFn } from '@tanstack/react-start'
import * as payout from '#contract/payment-accounts.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchAccounts = createServerFn({ method: 'GET' }).handler(() => callUpstream(payout.list, {}))

export const fetchAccountDetail = createServerFn({ method: 'GET' })
  .validator(inputOf(payout.detail))
  .handler(({ data }) => callUpstream(payout.detail, data))

export const nameAccount = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(payout.bindNext))
  .handler(({ data }) => callUpstream(payout.bindNext, data.body, { idempotencyKey: data.key }))

export const confirmHolder = createServerFn({ method: 'POST' })
  .validator(inputOf(payout.bindApply))
  .handler(({ data }) => callUpstream(payout.bindApply, data))

export const bindAccount = createServerFn({ method: 'POST' })
  .validator(inputOf(payout.bindCheck))
  .handler(({ data }) => callUpstream(payout.bindCheck, data))

export const chooseAccount = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(payout.bind))
  .handler(({ data }) => callUpstream(payout.bind, data.body, { idempotencyKey: data.key }))

export const unbindAccount = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(payout.unbind))
  .handler(({ data }) => callUpstream(payout.unbind, data.body, { idempotencyKey: data.key }))
