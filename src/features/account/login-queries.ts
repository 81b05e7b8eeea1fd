import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchCaptcha } from './login.functions.ts'
import { accountKeys } from './queries.ts'

/** S3.1 One captcha, good for one answer: it is asked for anew by `refetch`, and forgotten when the dialog closes. */
export const captchaQuery = () =>
  queryOptions({
    queryKey: accountKeys.captcha(),
    queryFn: async ({ signal }) => unwrap(await fetchCaptcha({ signal })).value,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })
