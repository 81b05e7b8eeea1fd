import { describe, expect, it } from 'vitest'
import { existing, isCurrent, mainLinks } from './sections.ts'

const linkTo = (path: string) => mainLinks.find((link) => link.path === path)!
const market = linkTo('/market/csgo')
const inventory = linkTo('/inventory')

describe('isCurrent', () => {
  it('counts a goods page as part of the market', () => {
    expect(isCurrent(market, '/goods/AbCdEfGhIjK')).toBe(true)
    expect(isCurrent(market, '/goods_detail/565')).toBe(true)
    expect(isCurrent(inventory, '/goods/AbCdEfGhIjK')).toBe(false)
  })

  it('does not take a path that only starts with the same letters for a page below', () => {
    expect(isCurrent(inventory, '/inventory/to_receive')).toBe(true)
    expect(isCurrent(inventory, '/inventory_of_others')).toBe(false)
  })

  it('takes the home for current only on the home itself', () => {
    const home = { path: '/', label: () => '' }
    expect(isCurrent(home, '/')).toBe(true)
    expect(isCurrent(home, '/market/csgo')).toBe(false)
  })
})

describe('existing', () => {
  const routes = { '/pc': {}, '/pc/market/csgo': {}, '/pc/inventory/': {}, '/mobile': {}, '/mobile/goods': {} }

  it('keeps the links whose route there is, with or without a trailing slash, and drops the rest', () => {
    const links = [{ path: '/' }, { path: '/market/csgo?sort=price' }, { path: '/inventory' }, { path: '/sale' }]
    expect(existing(links, 'pc', routes).map(({ href }) => href)).toEqual([
      '/',
      '/market/csgo?sort=price',
      '/inventory',
    ])
  })

  it('S2.1 leads to the other page set, under its prefix, where the own one has no such page', () => {
    const links = [{ path: '/' }, { path: '/goods' }, { path: '/inventory' }]
    expect(existing(links, 'mobile', routes).map(({ href }) => href)).toEqual(['/', '/goods', '/pc/inventory'])
  })

  it('S2.20 leads to the twin in the own page set rather than to the other one', () => {
    expect(existing([{ path: '/market/csgo' }], 'mobile', routes).map(({ href }) => href)).toEqual(['/goods'])
  })
})
