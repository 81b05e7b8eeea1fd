import { describe, expect, test } from 'vitest'
import { knownFilter as known } from '../../../tests/setup/known-filter.ts'
import { parseSearch } from '#lib/search/search-codec.ts'
import { marketHref, marketSearch, requestOf, withChange } from './model.ts'

const searchOf = (address: string) => marketSearch(parseSearch(address))

describe('S2.19 the address of a market view', () => {
  test('holds every part of the search, and the search gives the same address again', () => {
    const address =
      '?keyword=red+line&categories=rifle&weapons=awp,ak47&exteriors=fn,ft&qualities=stattrak&rarities=covert&price_min=10.00&price_max=20.50&sort=price_asc&cursor=abc-_1'
    const search = searchOf(address)
    expect(search).toEqual({
      keyword: 'red line',
      categories: ['rifle'],
      weapons: ['awp', 'ak47'],
      exteriors: ['fn', 'ft'],
      qualities: ['stattrak'],
      rarities: ['covert'],
      price_min: '10.00',
      price_max: '20.50',
      sort: 'price_asc',
      cursor: 'abc-_1',
    })
    expect(marketHref('/market/csgo', search)).toBe(`/market/csgo${address}`)
  })

  test('loses bad values one by one and keeps the rest', () => {
    const address =
      '?keyword=+&categories=rifle,..%2Fx&exteriors=ft,shiny&rarities=covert&price_min=cheap&price_max=20&sort=best&cursor=%00&page=2'
    expect(searchOf(address)).toEqual({
      categories: ['rifle'],
      exteriors: ['ft'],
      rarities: ['covert'],
      price_max: '20.00',
    })
  })

  test('leaves defaults out', () => {
    expect(marketHref('/goods', searchOf('?sort=popular'))).toBe('/goods')
    expect(marketHref('/goods', { sort: 'popular', exteriors: [] })).toBe('/goods')
  })
})

describe('S1.1 what the exchange is asked', () => {
  test('S2.19 leaves out slugs that the market does not know, and not the whole search', () => {
    const search = searchOf('?categories=rifle,hat&weapons=ak47,gone&rarities=mythic&exteriors=fn')
    expect(requestOf(search, known)).toEqual({ categories: ['rifle'], weapons: ['ak47'], exteriors: ['fn'] })
  })

  test('is the same for the same choice in another order, so that the cache knows it', () => {
    const one = requestOf(searchOf('?exteriors=ft,fn&weapons=m4a4,ak47'), known)
    const other = requestOf(searchOf('?weapons=ak47,m4a4&exteriors=fn,ft'), known)
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  })

  test('does not reorder the search itself', () => {
    const search = searchOf('?exteriors=ft,fn')
    requestOf(search, known)
    expect(search.exteriors).toEqual(['ft', 'fn'])
  })
})

test('a change starts at the first page and takes off what it empties', () => {
  const search = searchOf('?keyword=awp&exteriors=fn&sort=newest&cursor=abc')
  expect(withChange(search, { exteriors: [], rarities: ['covert'] })).toEqual({
    keyword: 'awp',
    rarities: ['covert'],
    sort: 'newest',
  })
  expect(withChange(search, { keyword: undefined, sort: 'popular' })).toEqual({ exteriors: ['fn'] })
})
