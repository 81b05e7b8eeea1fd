import type { CallAnswer } from '#contract/call.ts'
import type { rechargeCheck } from '#contract/wallet/recharges.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { RechargeRow } from './move-recharge.ts'

/** A recharge as its owner sees it. The payment address is shown only while it can be used. */
export const rechargeView = (row: RechargeRow): CallAnswer<typeof rechargeCheck> => ({
  recharge_id: row.id.toString(),
  provider: row.provider,
  method: row.method,
  state: row.state,
  amount: formatAmount(row.amount),
  pay_url: row.state === 'created' ? row.payUrl : null,
  created_at: seconds(row.createdAt),
  expires_at: seconds(row.expiresAt),
  ended_at: row.endedAt && seconds(row.endedAt),
  trade_no: row.tradeNo,
})
