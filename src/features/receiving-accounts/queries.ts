import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { list } from '#contract/wallet/receiving-accounts.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchAccountDetail, fetchAccounts } from './receiving-accounts.functions.ts'

export type ReceivingAccount = CallData<typeof list>['items'][number]

export const receivingAccountKeys = {
  all: ['receiving-accounts'] as const,
  accounts: () => [...receivingAccountKeys.all, 'accounts'] as const,
  detail: (accountId: string) => [...receivingAccountKeys.all, 'detail', accountId] as const,
}

/** The receiving accounts for withdrawals, the default one first. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: receivingAccountKeys.accounts(),
    queryFn: async ({ signal }) => unwrap(await fetchAccounts({ signal })),
  })

/** One account with the total paid out to it. */
export const accountDetailQuery = (accountId: string) =>
  queryOptions({
    queryKey: receivingAccountKeys.detail(accountId),
    queryFn: async ({ signal }) => unwrap(await fetchAccountDetail({ data: { account_id: accountId }, signal })),
    meta: { quiet: true },
  })
