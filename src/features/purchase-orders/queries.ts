import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { purchase as wanted } from '#contract/market/goods.ts'
import type { detail, list } from '#contract/purchase-orders/purchase-orders.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { fetchListings } from '#features/listings/listings.functions.ts'
import { purchasesKey } from '#features/listings/purchases-key.ts'
import { listingKeys, type MarketKey } from '#features/listings/queries.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import type { PurchaseTerms } from './form/draft.ts'
import { listingFilterOf } from './form/matches.ts'
import {
  fetchCreateCheck,
  fetchMaxPrices,
  fetchPurchaseOrder,
  fetchPurchaseOrders,
  fetchWanted,
} from './purchase-orders.functions.ts'
import type { PurchaseListSearch, PurchaseTab } from './search.ts'

export type PurchaseView = CallData<typeof list>['items'][number]
export type PurchaseDetail = CallData<typeof detail>
export type OpenPurchase = CallData<typeof wanted>['items'][number]
export type MyAsset = CallData<typeof list>['my_assets'][number]

export const purchaseKeys = {
  all: purchasesKey,
  lists: () => [...purchaseKeys.all, 'list'] as const,
  list: (tab: PurchaseTab, search: PurchaseListSearch) => [...purchaseKeys.lists(), tab, search] as const,
  details: () => [...purchaseKeys.all, 'detail'] as const,
  detail: (purchaseId: string) => [...purchaseKeys.details(), purchaseId] as const,
  checks: () => [...purchaseKeys.all, 'check'] as const,
  /** Nested below the goods, so that a change of its market invalidates it. */
  allWanted: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'wanted'] as const,
  wanted: (key: MarketKey) => [...purchaseKeys.allWanted(key.goods_id), key] as const,
  supplies: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'supply'] as const,
}

/**
 * The queries that a change of my purchase order affects: its lists and their counts, the balance, and the market of
 * its goods.
 */
export const changedByPurchase = (goodsId?: string) => [
  purchaseKeys.all,
  orderKeys.counts(),
  walletKeys.all,
  goodsId === undefined ? listingKeys.all : listingKeys.ofGoods(goodsId),
]

/** The most that can be suspended, resumed or cancelled at once. */
export const maxAtOnce = 50

const pageSize = 20
const listSeconds = 10
const detailSeconds = 5
const callTabs = { wait_supply: 'wait_supply', suspended: 'suspended', purchase_record: 'record' } as const

/**
 * One list of my purchase orders. It polls while any is open, because suppliers fill them at any time, and shows its
 * own errors.
 */
export const purchasesQuery = (tab: PurchaseTab, { keyword, sort }: PurchaseListSearch) =>
  infiniteQueryOptions({
    queryKey: purchaseKeys.list(tab, { keyword, sort }),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await fetchPurchaseOrders({
          data: { scope: 'mine', tab: callTabs[tab], keyword, sort, cursor: pageParam, page_size: pageSize },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 2000,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ expires_at }) => expires_at !== null))
        ? listSeconds * 1000
        : false,
    meta: { quiet: true },
  })

/** The first of a list, as many as can be acted on at once, for selecting them. */
export const firstPurchasesQuery = (tab: PurchaseTab, { keyword, sort }: PurchaseListSearch) =>
  queryOptions({
    queryKey: [...purchaseKeys.list(tab, { keyword, sort }), 'first'] as const,
    queryFn: async ({ signal }) =>
      unwrap(
        await fetchPurchaseOrders({
          data: { scope: 'mine', tab: callTabs[tab], keyword, sort, page_size: maxAtOnce },
          signal,
        }),
      ).items,
    staleTime: 0,
    gcTime: 0,
  })

/** One of my purchase orders with its history and orders. It polls until it is final. */
export const purchaseQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: purchaseKeys.detail(purchaseId),
    queryFn: async ({ signal }) => unwrap(await fetchPurchaseOrder({ data: { purchase_id: purchaseId }, signal })),
    staleTime: 2000,
    refetchInterval: ({ state }) => (state.data?.purchase.expires_at == null ? false : detailSeconds * 1000),
  })

/** What prevents posting, the cost, and the balance's shortfall. Never cached. */
export const purchaseCheckQuery = (terms: PurchaseTerms) =>
  queryOptions({
    queryKey: [...purchaseKeys.checks(), 'purchase', terms] as const,
    queryFn: async ({ signal }) =>
      unwrap(await fetchCreateCheck({ data: { plan: { kind: 'purchase', ...terms } }, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

export const supplyCheckQuery = (plan: { purchase_id: string; price: string; asset_ids: string[] }) =>
  queryOptions({
    queryKey: [...purchaseKeys.checks(), 'supply', plan] as const,
    queryFn: async ({ signal }) =>
      unwrap(await fetchCreateCheck({ data: { plan: { kind: 'supply', ...plan } }, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

/** How many listings of others match a purchase order's terms now, at or below its price, and the cheapest of them. */
export const matchesQuery = (terms: PurchaseTerms) =>
  queryOptions({
    queryKey: [...listingKeys.ofGoods(terms.goods_id), 'matches', terms] as const,
    queryFn: async ({ signal }) => {
      const { items, total } = unwrap(await fetchListings({ data: listingFilterOf(terms), signal }))
      return { count: total, cheapest: items[0] }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

/** The open purchase orders for a goods, highest price first. */
export const wantedQuery = (key: MarketKey) =>
  infiniteQueryOptions({
    queryKey: purchaseKeys.wanted(key),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchWanted({ data: { ...key, cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { quiet: true },
  })

/** The highest price that others pay for any item of a goods or style; null if nobody does. */
export const highestOfOthersQuery = (key: MarketKey) =>
  queryOptions({
    queryKey: [...purchaseKeys.allWanted(key.goods_id), 'highest', key] as const,
    queryFn: async ({ signal }) => unwrap(await fetchMaxPrices({ data: { items: [key] }, signal })).items[0]!.max_price,
    meta: { quiet: true },
  })

/** The first of my items of a goods that can be sold now, each with the best matching purchase order, and how many
 * there are in all. */
export const sellNowQuery = (goodsId: string) =>
  queryOptions({
    queryKey: [...purchaseKeys.supplies(goodsId), 'now'] as const,
    queryFn: async ({ signal }) => {
      const { my_assets, my_asset_count: count } = unwrap(
        await fetchPurchaseOrders({ data: { scope: 'goods', goods_id: goodsId, page_size: 1 }, signal }),
      )
      const best = await findBestOffers(
        goodsId,
        my_assets.map(({ asset }) => asset.asset_id),
        signal,
      )
      return { items: my_assets.map((mine, index) => ({ ...mine, ...best[index]! })), count }
    },
    meta: { quiet: true },
  })

/** The best purchase order that one of my items fits. */
export const bestOfferQuery = (goodsId: string, assetId: string) =>
  queryOptions({
    queryKey: [...purchaseKeys.supplies(goodsId), 'now', assetId] as const,
    queryFn: async ({ signal }) => (await findBestOffers(goodsId, [assetId], signal))[0]!,
    meta: { quiet: true },
  })

async function findBestOffers(goods_id: string, assetIds: readonly string[], signal: AbortSignal) {
  if (assetIds.length === 0) return []
  const items = assetIds.map((asset_id) => ({ goods_id, asset_id }))
  const best = unwrap(await fetchMaxPrices({ data: { items }, signal })).items
  return best.map(({ max_price: price, purchase_id: purchaseId }) => ({ price, purchaseId }))
}

const searchedPages = 5

/** Somebody's purchase order for a supplier, with the first of the items that could fill it, `assetId` among them; null
 * if it is not open. */
export const suppliedQuery = (goodsId: string, purchaseId: string, assetId: string | undefined) =>
  queryOptions({
    queryKey: [...purchaseKeys.supplies(goodsId), purchaseId, assetId] as const,
    queryFn: async ({ signal }) => {
      let cursor: string | undefined
      for (let page = 0; page < searchedPages; page += 1) {
        const found = unwrap(
          await fetchPurchaseOrders({
            data: { scope: 'goods', goods_id: goodsId, asset_id: assetId, cursor, page_size: 100 },
            signal,
          }),
        )
        const purchase = found.items.find((item) => item.purchase_id === purchaseId)
        if (purchase) return { purchase, assets: found.my_assets, count: found.my_asset_count }
        if (found.next_cursor === null) break
        cursor = found.next_cursor
      }
      return null
    },
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
