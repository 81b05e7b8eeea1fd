import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchAccountDetail, fetchAccounts } from './receivables.functions.ts'

export const receivablesKeys = {
  all: ['receivables'] as const,
  accounts: () => [...receivablesKeys.all, 'accounts'] as const,
  detail: (accountId: string) => [...receivablesKeys.all, 'detail', accountId] as const,
}

/** The payment accounts that withdrawals can go to, the default one first. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: receivablesKeys.accounts(),
    queryFn: async ({ signal }) => unwrap(await fetchAccounts({ signal })),
  })

/** One of them with what has gone to it. */
export const accountDetailQuery = (accountId: string) =>
  queryOptions({
    queryKey: receivablesKeys.detail(accountId),
    queryFn: async ({ signal }) => unwrap(await fetchAccountDetail({ data: { account_id: accountId }, signal })),
    meta: { quiet: true },
  })
