import { QueryClient } from '@tanstack/react-query'
import { isNotFound, isRedirect, redirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { Device } from '#device/device.ts'
import { loadBalances, walletKeys } from '#features/balance/queries.ts'
import { requireGoodsId } from '#features/goods/guards.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { guardPage, requireAuth, type DocPage, type GuardName, type PageRules } from './guards.ts'
import { sessionKeys } from './queries.ts'

async function visit(options: {
  device: Device
  pathname: string
  searchStr?: string
  hash?: string
  session: object | null
}) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionKeys.person(), options.session)
  try {
    return await requireAuth({
      context: { queryClient, page: { device: options.device } },
      location: { pathname: options.pathname, searchStr: options.searchStr ?? '', hash: options.hash ?? '' },
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

  test('comes back to where its hash leads', async () => {
    const options = {
      device: 'pc',
      pathname: '/pc/setting',
      searchStr: '?lang=en',
      hash: 'trading',
      session: null,
    } as const
    expect(await visit(options)).toMatchObject({ search: { redirect_url: '/setting?lang=en#trading' } })
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

describe('S2.15 S4.1 S4.9 the order of what a page is guarded by', () => {
  /** Known data is not fetched: what a guard needs from the exchange is put into the cache, which reports each read. */
  async function outcome(rules: PageRules<GuardName>, id = 'a1b2c3d4e5f') {
    const queryClient = new QueryClient()
    queryClient.setQueryData(sessionKeys.person(), { user_id: '7' })
    queryClient.setQueryData(walletKeys.balances(), { available: '1.00' })
    const context = { queryClient, page: { device: 'pc' as const } }
    const page = { context, location: { pathname: '/pc/x', searchStr: '', hash: '' }, params: { id } }
    try {
      return await guardPage(page, { goods: requireGoodsId, wallet: loadBalances, ...rules })
    } catch (error) {
      if (isRedirect(error)) return `to ${error.options.to}`
      return isNotFound(error) ? '404' : (error as Error).message
    }
  }
  const elsewhere = redirect({ to: '/pc/home' })
  const doc: DocPage = {
    asked: 'gone',
    published: () => Promise.resolve(['yhxy', 'yszc']),
    at: () => redirect({ to: '/pc/market' }),
  }

  test('an address that can be no page is a 404 before it is redirected', async () => {
    expect(await outcome({ isValid: false, redirect: elsewhere, guards: ['auth'] })).toBe('404')
    expect(await outcome({ isValid: true, redirect: elsewhere, guards: ['auth'] })).toBe('to /pc/home')
  })

  test('a redirect comes before the guards', async () => {
    expect(await outcome({ redirect: elsewhere, guards: ['goods'] }, 'short')).toBe('to /pc/home')
    expect(await outcome({ guards: ['goods'] }, 'short')).toBe('404')
  })

  test('auth, doc, goods: whatever the order they are named in', async () => {
    const seen: string[] = []
    const told = { ...doc, published: () => (seen.push('doc'), Promise.resolve(['gone'])) }
    expect(await outcome({ guards: ['goods', 'doc', 'auth'], doc: told }, 'short')).toBe('404')
    expect(seen).toEqual(['doc'])
    const queryClient = new QueryClient()
    queryClient.setQueryData(sessionKeys.person(), null)
    const context = { queryClient, page: { device: 'pc' as const } }
    const page = { context, location: { pathname: '/pc/x', searchStr: '', hash: '' } }
    await expect(guardPage(page, { guards: ['doc', 'auth'], doc: told })).rejects.toSatisfy(isRedirect)
    expect(seen).toEqual(['doc'])
  })

  test.each(['doc', 'goods', 'walletinfo'] as const)(
    '%s: a route that does not say what it asks for is a defect',
    async (name) => {
      const context = { queryClient: new QueryClient(), page: { device: 'pc' as const } }
      const page = { context, location: { pathname: '/pc/x', searchStr: '', hash: '' } }
      await expect(guardPage(page, { guards: [name] })).rejects.toThrow('The guard was not told of the')
    },
  )

  test('a guard that there is none of', async () =>
    expect(await outcome({ guards: ['admin' as GuardName] })).toBe('Unknown route middleware'))

  test('doc: one that is published passes, another is a 404, none leads to the first if there is one', async () => {
    expect(await outcome({ guards: ['doc'], doc: { ...doc, asked: 'yszc' } })).toEqual({})
    expect(await outcome({ guards: ['doc'], doc })).toBe('404')
    expect(await outcome({ guards: ['doc'], doc: { ...doc, asked: undefined } })).toBe('to /pc/market')
    const nothing = { ...doc, published: async () => [] }
    expect(await outcome({ guards: ['doc'], doc: nothing })).toBe('404')
    expect(await outcome({ guards: ['doc'], doc: { ...nothing, asked: undefined } })).toEqual({})
  })

  test('userinfo and walletinfo pass who is signed in on', async () =>
    expect(await outcome({ guards: ['auth', 'userinfo', 'walletinfo'] })).toEqual({ session: { user_id: '7' } }))

  test.each(['userinfo', 'walletinfo'] as const)('S4.20 %s: a session that is over leads to sign in', async (name) => {
    const queryClient = new QueryClient()
    const over = new UpstreamError({ kind: 'business', code: codes.sessionEnded, message: 'over', extra: undefined })
    queryClient.setQueryData(sessionKeys.person(), { user_id: '7' }, { updatedAt: 1 })
    queryClient.fetchQuery = () => Promise.reject(over)
    queryClient.ensureQueryData = () => Promise.reject(over)
    const context = { queryClient, page: { device: 'pc' as const } }
    const page = { context, location: { pathname: '/pc/wallet', searchStr: '', hash: '' } }
    const thrown = await guardPage(page, { guards: [name], wallet: loadBalances }).catch((error: unknown) => error)
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ search: { login: true, redirect_url: '/wallet' } })
    expect(queryClient.getQueryData(sessionKeys.person())).toBeNull()
  })
})
