import { createServerFn } from '@tanstack/react-start'
import { rechargeLog } from '#contract/wallet/recharges.ts'
import { flowLog } from '#contract/wallet/statement.ts'
import { withdrawLog } from '#contract/wallet/withdrawals.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchFlow = createServerFn({ method: 'GET' })
  .validator(inputOf(flowLog))
  .handler(({ data }) => callUpstream(flowLog, data))

export const fetchRecharges = createServerFn({ method: 'GET' })
  .validator(inputOf(rechargeLog))
  .handler(({ data }) => callUpstream(rechargeLog, data))

export const fetchWithdrawals = createServerFn({ method: 'GET' })
  .validator(inputOf(withdrawLog))
  .handler(({ data }) => callUpstream(withdrawLog, data))
