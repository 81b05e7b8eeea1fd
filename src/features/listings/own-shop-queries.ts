import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchOwnShop } from './own-listings.functions.ts'
import { sellingKeys } from './selling-keys.ts'

/** My shop, including whether it is open. */
export const ownShopQuery = () =>
  queryOptions({
    queryKey: sellingKeys.shop(),
    queryFn: async ({ signal }) => unwrap(await fetchOwnShop({ signal })),
    meta: { quiet: true },
  })
