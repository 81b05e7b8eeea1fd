import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBalances } from './balance.functions.ts'

export const walletKeys = {
  all: ['wallet'] as const,
  balances: () => [...walletKeys.all, 'balances'] as const,
  escrow: () => [...walletKeys.all, 'escrow'] as const,
  settlements: () => [...walletKeys.all, 'settlements'] as const,
  logs: () => [...walletKeys.all, 'log'] as const,
  log: (log: string, request: object) => [...walletKeys.logs(), log, request] as const,
  openRecharges: () => [...walletKeys.all, 'open-recharges'] as const,
  recharge: (id: string) => [...walletKeys.all, 'recharge', id] as const,
  openWithdrawals: () => [...walletKeys.all, 'open-withdrawals'] as const,
  withdrawal: (id: string) => [...walletKeys.all, 'withdrawal', id] as const,
  terms: (amount: string, accountId: string | undefined) => [...walletKeys.all, 'terms', amount, accountId] as const,
}

/** What the person signed in can spend, what is held and what is pending. */
export const balancesQuery = () =>
  queryOptions({
    queryKey: walletKeys.balances(),
    queryFn: async ({ signal }) => unwrap(await fetchBalances({ signal })),
  })

/** Loads them for a page that is nothing without. */
export const loadBalances = (queryClient: QueryClient) =>
  queryClient.ensureQueryData({ ...balancesQuery(), meta: { quiet: true } })
