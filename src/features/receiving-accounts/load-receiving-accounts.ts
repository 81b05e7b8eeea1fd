import type { QueryClient } from '@tanstack/react-query'
import { realNameQuery } from '#features/real-name/queries.ts'
import { accountsQuery } from './queries.ts'

const quiet = { meta: { quiet: true } }

export async function loadReceivingAccounts(queryClient: QueryClient) {
  await Promise.all([
    queryClient.ensureQueryData({ ...accountsQuery(), ...quiet }),
    queryClient.ensureQueryData({ ...realNameQuery(), ...quiet }),
  ])
}
