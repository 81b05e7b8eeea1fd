import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { loadSignedIn } from './load-signed-in.ts'
import { sessionKeys } from './queries.ts'

describe('S4.20 a protected page whose session turns out to be over', () => {
  const page = () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(sessionKeys.person(), { user_id: '7' })
    const context = { queryClient, page: { device: 'pc' as const } }
    return { queryClient, page: { context, location: { pathname: '/pc/wallet', searchStr: '', hash: '' } } }
  }
  const refused = (code: number) =>
    Promise.reject(new UpstreamError({ kind: 'business', code, message: 'no', extra: undefined }))

  test.each([codes.sessionInvalid, codes.sessionEnded])('%i: the market, and nobody is signed in', async (code) => {
    const { page: given, queryClient } = page()
    const thrown = await loadSignedIn(given, refused(code)).catch((error: unknown) => error)
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ search: { login: true, redirect_url: '/wallet' } })
    expect(queryClient.getQueryData(sessionKeys.person())).toBeNull()
  })

  test('S4.20 what the last person was shown is forgotten with the session', async () => {
    const { page: given, queryClient } = page()
    queryClient.setQueryData(['wallet', 'balances'], { available: '1.00' })
    await loadSignedIn(given, refused(codes.sessionEnded)).catch(() => {})
    expect(queryClient.getQueryData(['wallet', 'balances'])).toBeUndefined()
  })

  test('S4.20 so it is when only a part that the page can do without was refused', async () => {
    const { page: given, queryClient } = page()
    const part = { queryKey: ['wallet', 'log'], queryFn: () => refused(codes.sessionEnded), retry: false }
    const thrown = await loadSignedIn(given, queryClient.prefetchQuery(part)).catch((error: unknown) => error)
    expect(isRedirect(thrown)).toBe(true)
    expect(queryClient.getQueryData(sessionKeys.person())).toBeNull()
  })

  test('found out by a page that is only fetched ahead, it is told to the page that is shown', async () => {
    const told: unknown[] = []
    const stop = onCallError((error) => void told.push(error))
    const { page: given } = page()
    const ahead = loadSignedIn({ ...given, preload: true }, refused(codes.sessionEnded))
    expect(isRedirect(await ahead.catch((error: unknown) => error))).toBe(true)
    expect(told).toMatchObject([{ code: codes.sessionEnded }])
    stop()
  })

  test('any other failure stays what it is', async () => {
    const { page: given, queryClient } = page()
    await expect(loadSignedIn(given, refused(codes.notFound))).rejects.toThrow('no')
    expect(queryClient.getQueryData(sessionKeys.person())).not.toBeNull()
  })
})
