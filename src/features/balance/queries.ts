import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { info } from '#contract/wallet/wallet.ts'
import type { BalanceName } from '#contract/words.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBalances } from './balance.functions.ts'

export const walletKeys = {
  all: ['wallet'] as const,
  balances: () => [...walletKeys.all, 'balances'] as const,
  wallet: () => [...walletKeys.balances(), 'in-full'] as const,
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

export type Wallet = CallData<typeof info>
/** The available, held and pending balance, in yuan with two digits. */
export type Amounts = Pick<Wallet, BalanceName>

const amountsOf = ({ available, held, pending }: Wallet): Amounts => ({ available, held, pending })

/** The user's balances, which every page shows. */
export const balancesQuery = () =>
  queryOptions({
    queryKey: walletKeys.balances(),
    queryFn: async ({ signal }) => amountsOf(unwrap(await fetchBalances({ signal }))),
  })

/** The same with what the held balance is held for and what is in escrow. The page's frame shows the same balances. */
export const walletQuery = (queryClient: QueryClient) =>
  queryOptions({
    queryKey: walletKeys.wallet(),
    queryFn: async ({ signal }) => {
      const wallet = unwrap(await fetchBalances({ signal }))
      queryClient.setQueryData(walletKeys.balances(), amountsOf(wallet))
      return wallet
    },
  })

/** Loads the balance for a page that cannot render without it. */
export const loadBalances = (queryClient: QueryClient) =>
  queryClient.ensureQueryData({ ...balancesQuery(), meta: { quiet: true } })
