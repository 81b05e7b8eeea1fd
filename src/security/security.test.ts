import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './csp.ts'
import { isCrossSiteWrite, isTrustedOrigin } from './origin.ts'

const request = (host: string) => new Request(`http://${host}/`, { headers: { host } })

describe('the origin of a writing request', () => {
  const market = { publicUrl: 'https://market.example', isDemo: false }
  test('is the public one, whatever the request calls its host', () => {
    expect(isTrustedOrigin('https://market.example', request('10.0.0.7:3000'), market)).toBe(true)
    expect(isTrustedOrigin('http://10.0.0.7:3000', request('10.0.0.7:3000'), market)).toBe(false)
    expect(isTrustedOrigin('https://evil.example', request('evil.example'), market)).toBe(false)
    expect(isTrustedOrigin('null', request('market.example'), market)).toBe(false)
  })
  test('in the demo is also the address at which it is visited, and no other', () => {
    const demo = { publicUrl: 'http://localhost:3000', isDemo: true }
    expect(isTrustedOrigin('http://192.168.0.5:3000', request('192.168.0.5:3000'), demo)).toBe(true)
    expect(isTrustedOrigin('http://evil.example', request('192.168.0.5:3000'), demo)).toBe(false)
  })
})

describe('a write across sites', () => {
  const market = { publicUrl: 'https://market.example', isDemo: false }
  const is = (method: string, headers: Record<string, string>) =>
    isCrossSiteWrite(new Request('http://127.0.0.1:3000/api/x', { method, headers }), market)
  test('is known by the origin that a browser names, or by what it says of the site', () => {
    expect(is('POST', { origin: 'https://evil.example' })).toBe(true)
    expect(is('POST', { origin: 'null' })).toBe(true)
    expect(is('DELETE', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(is('POST', { 'sec-fetch-site': 'cross-site' })).toBe(true)
    expect(is('POST', { 'sec-fetch-site': 'same-site' })).toBe(true)
  })
  test('is none of our pages’, of programs, or that only reads', () => {
    expect(is('POST', { origin: 'https://market.example', 'sec-fetch-site': 'same-origin' })).toBe(false)
    expect(is('POST', {})).toBe(false)
    expect(is('GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(false)
  })
})

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ scripts: ["'nonce-n0nce'"], isDev: false, isSecure: true })
  test('lets scripts and styles in by nonce alone, and nobody frame the page', () => {
    expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
    expect(policy).toContain("style-src 'self' 'nonce-n0nce';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
  test('of a page that is shown to many lets its scripts in by their hashes, and no style element', () => {
    const shared = contentSecurityPolicy({ scripts: ["'sha256-abc='"], isDev: false, isSecure: true })
    expect(shared).toContain("script-src 'self' 'sha256-abc=';")
    expect(shared).toContain("style-src 'self';")
  })
  test('S9.2 lets the chat support in by its own host alone, and nobody where there is none', () => {
    const withChat = contentSecurityPolicy({
      scripts: ["'nonce-x'"],
      isDev: false,
      isSecure: true,
      support: 'https://chat.example',
    })
    expect(withChat).toContain("script-src 'self' 'nonce-x' https://chat.example;")
    expect(withChat).toContain("connect-src 'self' https://chat.example wss://chat.example;")
    expect(withChat).toContain('frame-src https://chat.example;')
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('frame-src')
  })
  test('asks for https only where the market has it', () => {
    expect(policy).toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy({ scripts: ["'nonce-x'"], isDev: false, isSecure: false })).not.toContain(
      'upgrade-insecure',
    )
    expect(Object.fromEntries(securityHeaders(false))).not.toHaveProperty('strict-transport-security')
    expect(Object.fromEntries(securityHeaders(true))).toHaveProperty('strict-transport-security')
  })

  test('S2.3 no code of a page may keep the browser from going back to it as it was', () => {
    expect(Object.fromEntries(securityHeaders(false))['permissions-policy']).toContain('unload=()')
  })
})
