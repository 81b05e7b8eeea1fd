import { describe, expect, test } from 'vitest'
import { parseSearch } from '#lib/search/search-codec.ts'
import { cheapestOf, goodsHref, leadOf, listingsRequestOf } from './model.ts'
import { goodsSearch, without } from './search.ts'

const searchOf = (address: string) => goodsSearch(parseSearch(address))

describe('S2.19 the address of a goods page', () => {
  test('holds style, order, tab, range and page, and the search gives the same address again', () => {
    const address = '?style=2&sort=wear_asc&tab=sales&range=1y&cursor=abc-_1'
    expect(goodsHref('/goods/a1b2c3d4e5f', searchOf(address))).toBe(`/goods/a1b2c3d4e5f${address}`)
  })

  test('loses bad values one by one, leaves defaults out', () => {
    expect(searchOf('?style=0&sort=best&tab=sales&range=30d&buy=7,x,0,7')).toEqual({ tab: 'sales', buy: ['7'] })
  })

  test('S1.2 names what is being bought, at most as many as one order takes', () => {
    const ids = Array.from({ length: 60 }, (_, index) => String(index + 1))
    expect(searchOf(`?buy=${ids.join()}`).buy).toEqual(ids.slice(0, 50))
  })

  test('is not passed on with a purchase in it', () => {
    expect(goodsHref('/goods/x', { buy: ['7'], tab: 'sales' })).toBe('/goods/x?tab=sales')
  })

  test('is put right by taking out what is wrong', () => {
    expect(without({ style: 9, tab: 'sales', cursor: 'c' }, ['style', 'cursor'])).toEqual({ tab: 'sales' })
  })
})

test('the same question is the same key of the cache', () => {
  expect(Object.keys(listingsRequestOf('g', { tab: 'sales' }))).toEqual(['goods_id'])
  expect(listingsRequestOf('g', { style: 1, sort: 'newest' })).toEqual({ goods_id: 'g', style_id: 1, sort: 'newest' })
})

test('S1.2 the phone offers the cheapest listing that is neither the visitor’s own nor gone, whatever is on top', () => {
  const listings = ['500.00', '99.00', '100.00', '101.00'].map((price, id) => ({
    listing_id: String(id),
    price,
    is_mine: price === '99.00',
  }))
  expect(cheapestOf(listings, new Map())?.price).toBe('100.00')
  expect(cheapestOf(listings, new Map([['2', 'sold']]))?.price).toBe('101.00')
  expect(cheapestOf(listings.slice(1, 2), new Map())).toBeUndefined()
})

test('S1.2 the row to buy from first is the first as sorted, not one on top', () => {
  const [topped, plain] = [{ is_topped: true }, { is_topped: false }]
  expect(leadOf([topped, topped, plain, plain])).toBe(2)
  expect(leadOf([plain, plain])).toBe(0)
  expect(leadOf([topped])).toBe(0)
})
