import { queryOptions } from '@tanstack/react-query'
import { sessionKeys } from '#features/session/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCaptcha } from './credentials.functions.ts'

const captchaKey = (form: string) => [...sessionKeys.all, 'captcha', form] as const

/** S3.1 One captcha, valid for one answer in one form: `refetch` gets another, and closing the form drops it from the
 * cache. The request is not cancelled when the form unmounts: the next form would find the previous, used captcha. */
export const captchaQuery = (form: 'login' | 'phone' | 'redeem') =>
  queryOptions({
    queryKey: captchaKey(form),
    queryFn: async () => unwrap(await fetchCaptcha()).value,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })
