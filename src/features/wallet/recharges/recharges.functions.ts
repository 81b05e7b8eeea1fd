import { createServerFn } from '@tanstack/react-start'
import { recharge, rechargeCheck } from '#contract/wallet/recharges.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const beginRecharge = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(recharge))
  .handler(({ data }) => callUpstream(recharge, data.body, { idempotencyKey: data.key }))

export const fetchRecharge = createServerFn({ method: 'GET' })
  .validator(inputOf(rechargeCheck))
  .handler(({ data }) => callUpstream(rechargeCheck, data))
