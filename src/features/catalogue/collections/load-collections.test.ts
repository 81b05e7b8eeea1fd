import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { seriesItemset } from '#contract/market/info.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { collectionQuery } from '../queries.ts'
import { loadCollection } from './load-collections.ts'

/** Loads a collection whose series is of this kind. */
function load(kind: 'weapon' | 'sticker') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const sample = seriesItemset.response.parse(sampleOf(seriesItemset.response))
  client.setQueryData(collectionQuery('one').queryKey, { ...sample, items: [], series: { ...sample.series, kind } })
  return loadCollection(client, 'one', '')
}

test('S1.1 a series of stickers has one page, to which the address of a collection leads', async () => {
  await expect(load('sticker')).rejects.toMatchObject({
    options: { to: '/pc/catalogue/stickers/$key', params: { key: 'one' } },
  })
  expect(JSON.stringify(await load('weapon'))).toContain('/catalogue/collections/one')
})
