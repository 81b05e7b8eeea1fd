import { queryOptions } from '@tanstack/react-query'
import { walletKeys } from '#features/balance/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { marketTime } from '#lib/time/market-time.ts'
import { fetchRecharges } from '../logs/logs.functions.ts'
import { pollInterval } from './model.ts'
import { fetchRecharge } from './recharges.functions.ts'

/** The dialog says itself what could not be had. */
const quiet = { meta: { quiet: true } }
/** No more than these can wait to be paid at once. */
const most = 20
const listMs = 5000

/** One recharge of mine, asked for again until it has come to its end. `latest` is the newest one. */
export const rechargeQuery = (id: string) =>
  queryOptions({
    queryKey: walletKeys.recharge(id),
    queryFn: async ({ signal }) => {
      if (id !== 'latest') return unwrap(await fetchRecharge({ data: { recharge_id: id }, signal }))
      const { items } = unwrap(await fetchRecharges({ data: { page_size: 1 }, signal }))
      return items[0] ?? null
    },
    staleTime: 1000,
    refetchInterval: ({ state }) => pollInterval(state.data ?? undefined, marketTime()),
    ...quiet,
  })

/** Recharges that wait to be paid, e.g. because the page was left. */
export const openRechargesQuery = () =>
  queryOptions({
    queryKey: walletKeys.openRecharges(),
    queryFn: async ({ signal }) =>
      unwrap(await fetchRecharges({ data: { state: 'created', page_size: most }, signal })).items,
    staleTime: 1000,
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? listMs : false),
    ...quiet,
  })
