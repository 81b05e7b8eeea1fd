import { queryOptions } from '@tanstack/react-query'
import { walletKeys } from '#features/balance/queries.ts'
import { receivingAccountKeys } from '#features/receiving-accounts/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { marketTime } from '#lib/time/market-time.ts'
import { fetchWithdrawals } from '../logs/logs.functions.ts'
import { openPollInterval, pollInterval, probeAmount } from './model.ts'
import { fetchTerms, fetchWithdrawal } from './withdrawals.functions.ts'

/** The dialog shows its own errors. */
const quiet = { meta: { quiet: true } }
const most = 20

/** What a step of a withdrawal changes besides itself: each receiving account tells what was paid out to it. */
export const changedByWithdrawals = [
  walletKeys.balances(),
  walletKeys.openWithdrawals(),
  walletKeys.logs(),
  receivingAccountKeys.all,
]

/** Whether this can be withdrawn, and what would arrive. Never cached: terms are confirmed exactly as shown. */
export const termsQuery = (amount = probeAmount, accountId?: string) =>
  queryOptions({
    queryKey: walletKeys.terms(amount, accountId),
    queryFn: async ({ signal }) => unwrap(await fetchTerms({ data: { amount, account_id: accountId }, signal })),
    staleTime: 0,
    gcTime: 0,
    ...quiet,
  })

/** One of my withdrawals with its history, polled until it is final. */
export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: walletKeys.withdrawal(id),
    queryFn: async ({ signal }) => unwrap(await fetchWithdrawal({ data: { withdraw_id: id }, signal })),
    staleTime: 1000,
    refetchInterval: ({ state }) => pollInterval(state.data?.withdrawal),
    ...quiet,
  })

/** Withdrawals waiting for their SMS code, e.g. because the page was left. */
export const openWithdrawalsQuery = () =>
  queryOptions({
    queryKey: walletKeys.openWithdrawals(),
    queryFn: async ({ signal }) =>
      unwrap(await fetchWithdrawals({ data: { state: 'awaiting_confirmation', page_size: most }, signal })).items,
    staleTime: 1000,
    refetchInterval: ({ state }) => openPollInterval(state.data ?? [], marketTime()),
    ...quiet,
  })
