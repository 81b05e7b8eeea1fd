import { queryOptions } from '@tanstack/react-query'
import { fetchCaptcha } from '#features/account/login.functions.ts'
import { unwrap } from '#lib/call-result.ts'
import { walletKeys } from '#features/balance/queries.ts'

/** One captcha, good for one try: asked for anew by `refetch`, forgotten when the dialog closes. */
export const captchaQuery = () =>
  queryOptions({
    queryKey: walletKeys.captcha(),
    queryFn: async ({ signal }) => unwrap(await fetchCaptcha({ signal })).value,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })
