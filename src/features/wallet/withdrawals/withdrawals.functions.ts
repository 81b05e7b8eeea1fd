import { createServerFn } from '@tanstack/react-start'
import {
  withdraw,
  withdrawCancel,
  withdrawCheck,
  withdrawConfirm,
  withdrawDetail,
  withdrawResend,
} from '#contract/wallet/withdrawals.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchTerms = createServerFn({ method: 'POST' })
  .validator(inputOf(withdrawCheck))
  .handler(({ data }) => callUpstream(withdrawCheck, data))

export const beginWithdrawal = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(withdraw))
  .handler(({ data }) => callUpstream(withdraw, data.body, { idempotencyKey: data.key }))

export const confirmWithdrawal = createServerFn({ method: 'POST' })
  .validator(inputOf(withdrawConfirm))
  .handler(({ data }) => callUpstream(withdrawConfirm, data))

export const resendCode = createServerFn({ method: 'POST' })
  .validator(inputOf(withdrawResend))
  .handler(({ data }) => callUpstream(withdrawResend, data))

export const cancelWithdrawal = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(withdrawCancel))
  .handler(({ data }) => callUpstream(withdrawCancel, data.body, { idempotencyKey: data.key }))

export const fetchWithdrawal = createServerFn({ method: 'GET' })
  .validator(inputOf(withdrawDetail))
  .handler(({ data }) => callUpstream(withdrawDetail, data))
