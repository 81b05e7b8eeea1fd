import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchBalances } from './wallet.functions.ts'

export const walletKeys = {
  all: ['wallet'] as const,
  balances: () => [...walletKeys.all, 'balances'] as const,
  flow: () => [...walletKeys.all, 'flow'] as const,
}

/** What the person signed in can spend, what is held and what is pending. */
export const balancesQuery = () =>
  queryOptions({
    queryKey: walletKeys.balances(),
    queryFn: async ({ signal }) => unwrap(await fetchBalances({ signal })),
  })
