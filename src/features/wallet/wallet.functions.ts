import { createServerFn } from '@tanstack/react-start'
import { escrow, settleOrders } from '#contract/wallet/wallet.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchSettlements = createServerFn({ method: 'GET' })
  .validator(inputOf(settleOrders))
  .handler(({ data }) => callUpstream(settleOrders, data))

export const fetchEscrow = createServerFn({ method: 'GET' })
  .validator(inputOf(escrow))
  .handler(({ data }) => callUpstream(escrow, data))
