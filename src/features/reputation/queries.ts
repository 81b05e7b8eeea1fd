import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCounterpartRecord } from './reputation.functions.ts'

const reputationKeys = { ofOrder: (orderId: string) => ['reputation', 'order', orderId] as const }

/** The trading record of an order's other side, which the page can do without. */
export const counterpartRecordQuery = (orderId: string) =>
  queryOptions({
    queryKey: reputationKeys.ofOrder(orderId),
    queryFn: async ({ signal }) =>
      unwrap(await fetchCounterpartRecord({ data: { order_id: orderId }, signal })).counterpart,
    staleTime: 300_000,
    meta: { quiet: true },
  })
