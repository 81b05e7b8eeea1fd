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

/** The user's available, held and pending balance. */
export const balancesQuery = () =>
  queryOptions({
    queryKey: walletKeys.balances(),
    queryFn: async ({ signal }) => unwrap(await fetchBalances({ signal })),
  })

/** Loads the balance for a page that cannot render without it. */
export const loadBalances = (queryClient: QueryClient) =>
  queryClient.ensureQueryData({ ...balancesQuery(), meta: { quiet: true } })
