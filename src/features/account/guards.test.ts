import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import type { Device } from '#device/device.ts'
import { requireAuth } from './guards.ts'
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
