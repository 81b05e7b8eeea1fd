import { expect, test, vi } from 'vitest'
import { leaveSite } from './leave-site.ts'

test('S2.15 the market leads to web addresses alone, never to scripts', () => {
  const go = vi.fn<(href: string) => void>()
  leaveSite('https://steamcommunity.com/openid/login?x=1', go)
  expect(go).toHaveBeenCalledExactlyOnceWith('https://steamcommunity.com/openid/login?x=1')
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil',
    'x',
    '',
  ]) {
    expect(() => leaveSite(address, go), address).toThrow()
  }
  expect(go).toHaveBeenCalledOnce()
})
