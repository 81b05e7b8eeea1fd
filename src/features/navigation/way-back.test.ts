import { expect, test } from 'vitest'
import { parseSearch } from '#lib/search/search-codec.ts'
import { backSearch } from './own-path.ts'
import { returnPathFrom, stepHref } from './way-back.ts'

const searchOf = (href: string) => backSearch(parseSearch(new URL(href, 'https://amber.example').search))

test('S2.42 a step knows the way back to what it is for, through another step too', () => {
  const withdrawal = '/wallet?withdrawal=new'
  const accounts = stepHref('/receivables', withdrawal)
  expect(searchOf(accounts)).toEqual({ back: withdrawal })
  const setting = stepHref('/setting', accounts, '#real-name')
  expect(new URL(setting, 'https://amber.example').hash).toBe('#real-name')
  expect(searchOf(setting)).toEqual({ back: accounts })
})

test('S2.33 the way back from a step is a path of this site, anything else is dropped', () => {
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    expect(searchOf(stepHref('/setting', bad))).toEqual({})
  }
})

test('S2.42 another service leads back to what it can, else to the page that it was left from', () => {
  expect(returnPathFrom('/wallet?withdrawal=new', '/setting')).toBe('/wallet?withdrawal=new')
  expect(returnPathFrom(`/goods?keyword=${'a'.repeat(300)}`, '/setting')).toBe('/setting')
  expect(returnPathFrom('/goods?keyword=ak 47', '/setting')).toBe('/setting')
  const batch = `/goods/tczgmdfx1yp?buy=${Array.from({ length: 50 }, (_, nth) => 100_000_000 + nth).join(',')}`
  expect(returnPathFrom(batch, '/setting', 1000), 'a purchase of fifty').toBe(batch)
})
