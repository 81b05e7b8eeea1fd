import type { QueryClient } from '@tanstack/react-query'
import { flowQuery } from './flow-queries.ts'
import { balancesQuery } from './queries.ts'

const quiet = { meta: { quiet: true } }

export async function loadWallet(queryClient: QueryClient) {
  await Promise.all([
    queryClient.ensureQueryData({ ...balancesQuery(), ...quiet }),
    queryClient.ensureInfiniteQueryData({ ...flowQuery(), ...quiet }),
  ])
}
