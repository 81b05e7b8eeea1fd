import { queryOptions } from '@tanstack/react-query'
import { sessionKeys } from '#features/session/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCaptcha } from './credentials.functions.ts'

const captchaKey = (form: string) => [...sessionKeys.all, 'captcha', form] as const

/** S3.1 One captcha, good for one answer in one form: `refetch` gets another, and closing the form forgets it. */
export const captchaQuery = (form: 'login' | 'phone' | 'redeem') =>
  queryOptions({
    queryKey: captchaKey(form),
    queryFn: async ({ signal }) => unwrap(await fetchCaptcha({ signal })).value,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })
