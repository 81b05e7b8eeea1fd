import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { SeriesKind } from '#contract/market/info.ts'
import { filter } from '#contract/market/on-sale.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { loadMarket } from './load-market.ts'
import type { MarketSearch } from './model.ts'

const collections = vi.hoisted(() => ({ weapon: ['mirage-collection'], sticker: ['2014-dreamhack-winter'] }))
/** The exchange refuses every list; it answers which collections there are unless `isDown`. */
const upstream = vi.hoisted(() => ({ isDown: false }))
vi.mock('./market.functions.ts', () => {
  const refused = { ok: false, error: { kind: 'business', code: codes.requestInvalid, message: '', extra: undefined } }
  return {
    fetchFilter: () => Promise.resolve({ ok: true, data: filter.response.parse(sampleOf(filter.response)) }),
    fetchOnSaleList: () => Promise.resolve(refused),
    fetchCollections: ({ data }: { data: { kind: SeriesKind } }) =>
      Promise.resolve(
        upstream.isDown
          ? { ok: false, error: { kind: 'http', status: 503 } }
          : { ok: true, data: { series: collections[data.kind].map((key) => ({ key, name: key })) } },
      ),
  }
})
beforeEach(() => {
  upstream.isDown = false
})

/** Where the search leads: to another one, or nowhere. */
async function redirectOf(search: MarketSearch) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const redirects: MarketSearch[] = []
  const redirectTo = (next: MarketSearch): never => {
    redirects.push(next)
    throw new Error('redirect')
  }
  await loadMarket({ client, search, isThere: false, redirectTo }).catch((error: unknown) => {
    if (redirects.length === 0) throw error
  })
  return redirects[0]
}

test('S2.19 a collection that is unknown is dropped from the address, and the rest of the search stays', async () => {
  expect(await redirectOf({ collections: ['mirage-collection', 'old-slug'], exteriors: ['fn'] })).toEqual({
    collections: ['mirage-collection'],
    exteriors: ['fn'],
  })
  expect(await redirectOf({ collections: ['old-slug'], keyword: 'ak' })).toEqual({ keyword: 'ak' })
})

test('S2.19 series of stickers are known as well, and a search that is refused for something else stays', async () => {
  expect(await redirectOf({ collections: ['mirage-collection', '2014-dreamhack-winter'] })).toBeUndefined()
  expect(await redirectOf({ keyword: 'ak' })).toBeUndefined()
})

test('S2.19 a collection is not taken for unknown while it cannot be looked up', async () => {
  upstream.isDown = true
  expect(await redirectOf({ collections: ['old-slug'] })).toBeUndefined()
})

test('S2.19 an invalid cursor is dropped from the address', async () => {
  expect(await redirectOf({ keyword: 'ak', cursor: 'nonsense' })).toEqual({ keyword: 'ak' })
})
