import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchOrderPreview, fetchPlatformPages } from './preparation.functions.ts'
import { accountKeys } from './queries.ts'

/** Where on the platform each step is made. */
export const platformPagesQuery = () =>
  queryOptions({
    queryKey: accountKeys.platformPages(),
    queryFn: async ({ signal }) => unwrap(await fetchPlatformPages({ signal })),
    staleTime: Infinity,
  })

/** S2.42 Whether the person may buy now; a refusal says why not. It is asked each time. */
export const orderPreviewQuery = () =>
  queryOptions({
    queryKey: accountKeys.orderPreview(),
    queryFn: async ({ signal }) => unwrap(await fetchOrderPreview({ signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
