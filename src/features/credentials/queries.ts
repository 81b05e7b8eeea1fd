import { queryOptions } from '@tanstack/react-query'
import { sessionKeys } from '#features/session/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCaptcha } from './credentials.functions.ts'

const captchaKey = (form: string) => [...sessionKeys.all, 'captcha', form] as const

/** S3.1 One captcha, good for one answer in one form: `refetch` gets another, and closing the form forgets it. It isn't given up with the
 * form that asked for it: the next form would find the one before, which is used up. */
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
