import type { CallData } from '#contract/call.ts'
import type { rechargeLog } from '#contract/wallet/recharges.ts'
import type { withdrawLog } from '#contract/wallet/withdrawals.ts'

export type RechargeRecord = CallData<typeof rechargeLog>['items'][number]
export type WithdrawalRecord = CallData<typeof withdrawLog>['items'][number]
