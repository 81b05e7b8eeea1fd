import type { CallInput } from '#contract/call.ts'
import type { rechargeLog } from '#contract/wallet/recharges.ts'
import type { flowLog } from '#contract/wallet/statement.ts'
import type { withdrawLog } from '#contract/wallet/withdrawals.ts'
import { type RechargeState, rechargeStates, type WithdrawalState, withdrawalStates } from '#contract/words.ts'
import { endOfDay, startOfDay } from '#i18n/day-span.ts'
import { type LogFilters } from '../search.ts'

/** The days of a filter as timestamps in the visitor's time zone. */
const spanOf = ({ from, to }: LogFilters, timeZone: string) => ({
  ...(from && { from: startOfDay(from, timeZone) }),
  ...(to && { to: endOfDay(to, timeZone) }),
})

/** The request for the statement. */
export function flowRequest(filters: LogFilters, timeZone: string): CallInput<typeof flowLog> {
  const { kind, account, direction } = filters
  return {
    ...(kind && { kind }),
    ...(account && { account }),
    ...(direction && { direction }),
    ...spanOf(filters, timeZone),
  }
}

export function rechargesRequest(filters: LogFilters, timeZone: string): CallInput<typeof rechargeLog> {
  const state = rechargeStates.find((one): one is RechargeState => one === filters.state)
  return { ...(state && { state }), ...spanOf(filters, timeZone) }
}

export function withdrawalsRequest(filters: LogFilters, timeZone: string): CallInput<typeof withdrawLog> {
  const state = withdrawalStates.find((one): one is WithdrawalState => one === filters.state)
  return { ...(state && { state }), ...spanOf(filters, timeZone) }
}
