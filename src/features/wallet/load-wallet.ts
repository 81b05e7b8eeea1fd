import type { QueryClient } from '@tanstack/react-query'
import { walletQuery } from '#features/balance/queries.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import { escrowQuery, settlementsQuery } from './balances/queries.ts'
import { prefetchLog } from './logs/queries.ts'
import { openRechargesQuery } from './recharges/queries.ts'
import { filtersOf, type WalletSearch } from './search.ts'
import { openWithdrawalsQuery } from './withdrawals/queries.ts'

/**
 * Loads the wallet. Only the balances are essential; other parts that fail to load say so in place. A change of filters
 * on the current page does not wait for the log, which shows that it is loading.
 */
export async function loadWallet(client: QueryClient, search: WalletSearch, isThere: boolean) {
  const log = prefetchLog(client, filtersOf(search), currentTimeZone())
  if (isThere) return
  await Promise.all([
    client.ensureQueryData({ ...walletQuery(client), meta: { quiet: true } }),
    client.prefetchInfiniteQuery(settlementsQuery()),
    client.prefetchInfiniteQuery(escrowQuery()),
    client.prefetchQuery(openRechargesQuery()),
    client.prefetchQuery(openWithdrawalsQuery()),
    log,
  ])
}
