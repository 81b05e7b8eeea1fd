import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { Device } from '#device/device.ts'
import { UpstreamError } from '#lib/call-result.ts'
import { loadSignedIn, requireAuth } from './guards.ts'
import { accountKeys } from './queries.ts'

async function visit(options: { device: Device; pathname: string; searchStr?: string; session: object | null }) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(accountKeys.session(), options.session)
  try {
    return await requireAuth({
      context: { queryClient, page: { device: options.device } },
      location: { pathname: options.pathname, searchStr: options.searchStr ?? '' },
    })
  } catch (error) {
    if (isRedirect(error)) return error.options
    throw error
  }
}

describe('S2.16 a protected page without a session', () => {
  test('answers with the market page, the login dialog open and the way back', async () => {
    const options = { device: 'pc', pathname: '/pc/inventory/to_receive', searchStr: '?page=2', session: null } as const
    expect(await visit(options)).toMatchObject({
      to: '/pc/market/csgo',
      search: { login: true, redirect_url: '/inventory/to_receive?page=2' },
    })
  })

  test('answers on the phone with its own market; a page of the other set keeps its prefix', async () => {
    const options = { device: 'mobile', pathname: '/pc/wallet', session: null } as const
    expect(await visit(options)).toMatchObject({ to: '/mobile/goods', search: { redirect_url: '/pc/wallet' } })
  })

  test('does not come back to an open dialog', async () => {
    const searchStr = '?login=1&tab=a&redirect_url=/x'
    expect(await visit({ device: 'pc', pathname: '/pc/wallet', searchStr, session: null })).toMatchObject({
      search: { redirect_url: '/wallet?tab=a' },
    })
  })
})

test('S2.16 with a session a protected page goes on and knows who is there', async () => {
  const session = { user_id: '7' }
  expect(await visit({ device: 'pc', pathname: '/pc/wallet', session })).toEqual({ session })
})

describe('S4.20 a protected page whose session turns out to be over', () => {
  const page = () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(accountKeys.session(), { user_id: '7' })
    const context = { queryClient, page: { device: 'pc' as const } }
    return { queryClient, page: { context, location: { pathname: '/pc/wallet', searchStr: '' } } }
  }
  const refused = (code: number) =>
    Promise.reject(new UpstreamError({ kind: 'business', code, message: 'no', extra: undefined }))

  test.each([codes.sessionInvalid, codes.sessionEnded])('%i: the market, and nobody is signed in', async (code) => {
    const { page: given, queryClient } = page()
    const thrown = await loadSignedIn(given, refused(code)).catch((error: unknown) => error)
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ search: { login: true, redirect_url: '/wallet' } })
    expect(queryClient.getQueryData(accountKeys.session())).toBeNull()
  })

  test('any other failure stays what it is', async () => {
    const { page: given, queryClient } = page()
    await expect(loadSignedIn(given, refused(codes.notFound))).rejects.toThrow('no')
    expect(queryClient.getQueryData(accountKeys.session())).not.toBeNull()
  })
})
