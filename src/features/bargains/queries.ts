import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BargainView } from '#contract/bargains/fields.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { listingKeys } from '#features/listings/queries.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { readAll } from '#features/trading/list/rows-of.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBargain, fetchOfferTerms, fetchReceivedBargains, fetchSentBargains } from './bargains.functions.ts'
import { isUnderWay, receivedStates, sentStates, type Role } from './model.ts'
import type { Show } from './search.ts'

export const bargainKeys = {
  all: ['bargains'] as const,
  lists: () => [...bargainKeys.all, 'list'] as const,
  list: (role: Role, show: Show) => [...bargainKeys.lists(), role, show] as const,
  details: () => [...bargainKeys.all, 'detail'] as const,
  detail: (bargainId: string) => [...bargainKeys.details(), bargainId] as const,
  terms: (listingId: string) => [...bargainKeys.all, 'terms', listingId] as const,
}

/** What a step of a bargain changes: besides bargains also the balance, listings and orders. */
export const changedByBargains = [
  bargainKeys.all,
  walletKeys.all,
  orderKeys.lists(),
  listingKeys.all,
  sellingKeys.lists(),
]

interface BargainPage {
  items: BargainView[]
  next_cursor: string | null
}

const pageSize = 50
const listSeconds = 10
const detailSeconds = 5

/** The user's bargains on one side, newest first. It polls while the other side may answer. */
export const bargainsQuery = (role: Role, show: Show) =>
  infiniteQueryOptions({
    queryKey: bargainKeys.list(role, show),
    queryFn: async ({ pageParam, signal }): Promise<BargainPage> => {
      const page = { cursor: pageParam, page_size: pageSize }
      return role === 'seller'
        ? unwrap(await fetchReceivedBargains({ data: { states: receivedStates(show), ...page }, signal }))
        : unwrap(await fetchSentBargains({ data: { states: sentStates(show), ...page }, signal }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 2000,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? listSeconds * 1000 : false,
    meta: { quiet: true },
  })

const largestPage = 100

/** All received bargains that await an answer, for selecting them. */
export const allToAnswerQuery = () =>
  queryOptions({
    queryKey: [...bargainKeys.list('seller', 'open'), 'all'],
    queryFn: ({ signal }) =>
      readAll(async (cursor) =>
        unwrap(await fetchReceivedBargains({ data: { states: ['open'], cursor, page_size: largestPage }, signal })),
      ),
    staleTime: 0,
    gcTime: 0,
  })

/** One of the user's bargains with its history. It polls until it has ended. */
export const bargainQuery = (bargainId: string) =>
  queryOptions({
    queryKey: bargainKeys.detail(bargainId),
    queryFn: async ({ signal }) => unwrap(await fetchBargain({ data: { bargain_id: bargainId }, signal })),
    staleTime: 2000,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.bargain) ? detailSeconds * 1000 : false),
  })

/** The terms for an offer. Never cached, and stable while the dialog is open. */
export const offerTermsQuery = (listingId: string) =>
  queryOptions({
    queryKey: bargainKeys.terms(listingId),
    queryFn: async ({ signal }) => unwrap(await fetchOfferTerms({ data: { listing_id: listingId }, signal })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
