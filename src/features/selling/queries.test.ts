import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sellingList } from '#contract/selling.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import type { SellingItem } from './model.ts'
import { sellingQuery } from './queries.ts'

const { element } = sellingList.response.shape.items
const { listing, ...facts } = element.parse(sampleOf(element))
const itemOf = (rule: Partial<SellingItem['rule']>, state: SellingItem['listing']['state'] = 'on_sale') =>
  ({ ...facts, listing: { ...listing, state }, rule }) as SellingItem

/** In how many ms these pages are read again. */
function readAgainIn(...pages: SellingItem[][]) {
  const client = new QueryClient()
  const { queryKey, refetchInterval } = sellingQuery({})
  client.setQueryData(queryKey, { pages: pages.map((items) => ({ items })), pageParams: [] } as never)
  const query = client.getQueryCache().find({ queryKey })
  return typeof refetchInterval === 'function' && refetchInterval(query as never)
}

test('S1.5 listings on sale under a rule are read again from time to time, a long list less often', () => {
  const ruled = itemOf({ is_paused: false })
  expect(readAgainIn([itemOf(null), ruled])).toBe(30_000)
  expect(readAgainIn([itemOf(null)], [ruled], [])).toBe(90_000)
  expect(readAgainIn([itemOf(null), itemOf({ is_paused: true }), itemOf({ is_paused: false }, 'failed')])).toBe(false)
})
