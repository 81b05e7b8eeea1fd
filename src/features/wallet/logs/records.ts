import type { CallData } from '#contract/call.ts'
import type { rechargeLog, withdrawLog } from '#contract/wallet.ts'

export type RechargeRecord = CallData<typeof rechargeLog>['items'][number]
export type WithdrawalRecord = CallData<typeof withdrawLog>['items'][number]
