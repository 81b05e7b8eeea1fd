import { describe, expect, test } from 'vitest'
import { isExchangePath } from './exchange-paths.ts'
import { hostFromEnvironment, provideSiteHost, siteHost } from './site-host.ts'

describe('the host of the site', () => {
  test('comes from the environment where nobody provides one, as on an edge runtime', async () => {
    const host = hostFromEnvironment({ PUBLIC_URL: 'https://market.example', AMBER_MODE: 'production' })
    expect(host).toMatchObject({ publicUrl: 'https://market.example', isDemo: false })
    await expect(host.fetch(new Request('http://exchange.internal/api'))).rejects.toThrow('UPSTREAM_URL is not set')
  })

  test('has an address without a slash at its end, and in the demo maybe none', () => {
    const publicUrlOf = (PUBLIC_URL?: string) => hostFromEnvironment({ PUBLIC_URL }).publicUrl
    expect(publicUrlOf('https://market.example/')).toBe('https://market.example')
    expect(publicUrlOf('http://10.0.0.7:3000')).toBe('http://10.0.0.7:3000')
    expect([publicUrlOf(), publicUrlOf(' ')]).toEqual([undefined, undefined])
    expect(() => publicUrlOf('https://market.example/shop')).toThrow('PUBLIC_URL is "https://market.example/shop"')
  })

  test.each([undefined, '', 'http://market.example', 'market.example', 'https://market.example/shop'])(
    'is none in production at the address %s: cookies would not be safe',
    (PUBLIC_URL) => {
      expect(() => hostFromEnvironment({ PUBLIC_URL, AMBER_MODE: 'production' })).toThrow('PUBLIC_URL')
    },
  )

  test('S9.2 has a chat where both its host and its token are given', () => {
    const given = { SUPPORT_URL: 'https://chat.example/', SUPPORT_TOKEN: 't0ken' }
    expect(hostFromEnvironment(given).support).toEqual({ url: 'https://chat.example', token: 't0ken' })
    expect(hostFromEnvironment({ ...given, SUPPORT_TOKEN: '' }).support).toBeUndefined()
    expect(hostFromEnvironment({ ...given, SUPPORT_URL: 'http://chat.example' }).support).toBeUndefined()
    expect(hostFromEnvironment({}).support).toBeUndefined()
  })

  test('is found by whoever shares the process, whatever bundle it is in', () => {
    const host = { publicUrl: 'http://localhost:1', isDemo: true, fetch: () => Promise.resolve(new Response()) }
    provideSiteHost(host)
    expect(siteHost()).toBe(host)
    expect((globalThis as Record<symbol, unknown>)[Symbol.for('amber.upstream')]).toBe(host)
  })
})

test('what the exchange answers under the market’s address', () => {
  const paths = ['/api/v1/x', '/art/a@1.webp', '/simulators/sms/', '/healthz', '/readyz']
  expect(paths.filter((path) => !isExchangePath(path))).toEqual([])
  expect(['/', '/apis', '/healthz/x', '/goods/api/x', '/pc/api/v1'].filter(isExchangePath)).toEqual([])
})
