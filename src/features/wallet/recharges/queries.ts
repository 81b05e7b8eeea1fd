import { queryOptions } from '@tanstack/react-query'
import { walletKeys } from '#features/balance/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { marketTime } from '#lib/time/market-time.ts'
import { fetchRecharges } from '../logs/logs.functions.ts'
import { pollInterval } from './model.ts'
import { fetchRecharge } from './recharges.functions.ts'

/** The dialog shows its own errors. */
const quiet = { meta: { quiet: true } }
/** The maximum number of unpaid recharges. */
const most = 20
const listMs = 5000

/** What the beginning or the end of a recharge changes besides itself. */
export const changedByRecharges = [walletKeys.balances(), walletKeys.openRecharges(), walletKeys.logs()]

/** One of my recharges, polled until it is final. `latest` is the newest one. */
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

/** Recharges waiting for payment, e.g. because the page was left. */
export const openRechargesQuery = () =>
  queryOptions({
    queryKey: walletKeys.openRecharges(),
    queryFn: async ({ signal }) =>
      unwrap(await fetchRecharges({ data: { state: 'created', page_size: most }, signal })).items,
    staleTime: 1000,
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? listMs : false),
    ...quiet,
  })
