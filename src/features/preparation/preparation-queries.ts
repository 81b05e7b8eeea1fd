import { queryOptions } from '@tanstack/react-query'
import { sessionKeys } from '#features/session/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import {
  fetchOrderPreview,
  fetchPlatformPages,
  fetchPurchasePreview,
  fetchSalePreview,
  fetchSupplyPreview,
} from './preparation.functions.ts'

export const preparationKeys = {
  platformPages: () => [...sessionKeys.all, 'platform-pages'] as const,
  orderPreview: () => [...sessionKeys.all, 'preview'] as const,
}

/** The platform's page for each step. */
export const platformPagesQuery = () =>
  queryOptions({
    queryKey: preparationKeys.platformPages(),
    queryFn: async ({ signal }) => unwrap(await fetchPlatformPages({ signal })),
    staleTime: Infinity,
  })

/** S2.42 The protected actions: type 1 buys or bargains, 2 sells, 3 posts purchase orders, 4 supplies them. */
const previews = {
  order: fetchOrderPreview,
  sale: fetchSalePreview,
  purchase: fetchPurchasePreview,
  supply: fetchSupplyPreview,
}
export type PreCheck = keyof typeof previews

/**
 * S2.42 Whether the person may do this now; a refusal is thrown with its reason. Bypasses the cache and in-flight
 * requests, which may reflect an earlier state.
 */
export const askPreview = async (action: PreCheck) => unwrap(await previews[action]())

/** The check's current answer for a purchase, to show what is still to be prepared. */
export const orderPreviewQuery = () =>
  queryOptions({
    queryKey: preparationKeys.orderPreview(),
    queryFn: async ({ signal }) => unwrap(await previews.order({ signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
