import type { CallAnswer } from '#contract/call.ts'
import type { withdrawConfirm } from '#contract/wallet/withdrawals.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { WithdrawalRow } from './move-withdrawal.ts'

/** A withdrawal as its owner sees it; `account` is the masked one. */
export const withdrawalView = (row: WithdrawalRow, account: string): CallAnswer<typeof withdrawConfirm> => ({
  withdraw_id: row.id.toString(),
  provider: row.provider,
  account,
  state: row.state,
  failure: row.failure,
  amount: formatAmount(row.amount),
  fee: formatAmount(row.fee),
  arrival_amount: formatAmount(row.amount - row.fee),
  created_at: seconds(row.createdAt),
  confirm_before: row.state === 'awaiting_confirmation' ? seconds(row.expiresAt) : null,
  confirmed_at: row.confirmedAt && seconds(row.confirmedAt),
  ended_at: row.endedAt && seconds(row.endedAt),
  transfer_no: row.transferNo,
})
