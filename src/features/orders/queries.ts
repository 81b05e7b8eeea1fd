import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { list, OrderView } from '#contract/orders/orders.ts'
import { readAll } from '#features/trading/list/rows-of.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { marketTime } from '#lib/time/market-time.ts'
import { isFinal, pollInterval, statesOf, undeliveredStates } from './model.ts'
import type { Show } from './search.ts'
import { fetchOrder, fetchOrders } from './orders.functions.ts'

/** The filters of a list of orders, and its sort. */
export type OrderFilters = Omit<CallInput<typeof list>, 'role' | 'cursor' | 'page_size'>

export const orderKeys = {
  all: ['orders'] as const,
  lists: () => [...orderKeys.all, 'list'] as const,
  list: (show: Show) => [...orderKeys.lists(), show] as const,
  history: (role: OrderView['role'], filters: OrderFilters) => [...orderKeys.lists(), role, filters] as const,
  /** Nested below the lists, to be invalidated with them. */
  counts: () => [...orderKeys.lists(), 'counts'] as const,
  undelivered: (role: OrderView['role']) => [...orderKeys.lists(), role, 'undelivered'] as const,
  unpaid: () => [...orderKeys.lists(), 'unpaid'] as const,
  detail: (orderId: string) => [...orderKeys.all, 'detail', orderId] as const,
}

const pageSize = 20
const listSeconds = 3

/** My orders that match, page by page. It polls while any of them is under way. */
const listQuery = <Key extends QueryKey>(queryKey: Key, request: OrderFilters & Pick<OrderView, 'role'>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchOrders({ data: { ...request, cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 2000,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isMoving)) ? listSeconds * 1000 : false,
  })

const isMoving = ({ state, awaited }: OrderView) => !isFinal(state) && awaited !== null

/** My purchases. */
export const ordersQuery = (show: Show) => listQuery(orderKeys.list(show), { role: 'buyer', states: statesOf(show) })

/** My orders in one role. The list shows its own errors. */
export const historyQuery = (role: OrderView['role'], filters: OrderFilters) => ({
  ...listQuery(orderKeys.history(role, filters), { role, ...filters }),
  meta: { quiet: true },
})

/** My sales that match. */
export const salesQuery = (filters: OrderFilters) => historyQuery('seller', filters)

const largestPage = 100
/** Between two looks for an order that has become undelivered, where no event tells of it. */
const restSeconds = 15

/**
 * All my undelivered orders in one role, to be handled one after the other: the most urgent may be on the last page of
 * a list. The more there are, the less often it polls.
 */
export const undeliveredQuery = (role: OrderView['role']) =>
  queryOptions({
    queryKey: orderKeys.undelivered(role),
    queryFn: ({ signal }) =>
      readAll(async (cursor) => {
        const request = { role, states: undeliveredStates, cursor, page_size: largestPage }
        return unwrap(await fetchOrders({ data: request, signal }))
      }),
    staleTime: 2000,
    refetchInterval: ({ state: { data } }) =>
      (data?.some(isMoving) ? Math.ceil(data.length / largestPage) * listSeconds : restSeconds) * 1000,
    meta: { quiet: true },
  })

/** The most unpaid orders that somebody may have. */
const maxUnpaid = 50

/** All my unpaid purchases. Never shown from the cache, which does not know the newest. */
export const unpaidOrdersQuery = () =>
  queryOptions({
    queryKey: orderKeys.unpaid(),
    queryFn: async ({ signal }) =>
      unwrap(await fetchOrders({ data: { role: 'buyer', states: ['awaiting_payment'], page_size: maxUnpaid }, signal }))
        .items,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

/** One order with its history. It polls until the order is final. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.detail(orderId),
    queryFn: async ({ signal }) => unwrap(await fetchOrder({ data: { order_id: orderId }, signal })),
    staleTime: 2000,
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data.order, marketTime()) : false),
  })
