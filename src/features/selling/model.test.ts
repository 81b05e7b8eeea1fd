import { expect, test } from 'vitest'
import { sellingRequest } from './model.ts'
import { onSaleSearch } from './search.ts'

test('S2.19 the list of what is on sale is a deep link, bad values dropped one by one', () => {
  expect(onSaleSearch({ state: 'failed', keyword: ' redline ', category: 'RIFLE', sort: 'newest', x: '1' })).toEqual({
    state: 'failed',
    keyword: 'redline',
  })
})

test('S1.5 without a state it shows what is on sale or bought and not delivered; what failed is asked for apart', () => {
  expect(sellingRequest({}).states).toEqual(['on_sale', 'reserved'])
  expect(sellingRequest({ state: 'failed', category: 'rifle', sort: 'price_asc' })).toMatchObject({
    states: ['failed'],
    categories: ['rifle'],
    sort: 'price_asc',
  })
})
