import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepPreviousOnline } from './keep-previous-online.ts'

afterEach(() => vi.unstubAllGlobals())

/** The rows that a list shows while it loads the next filter. */
async function shownUnder(nextFilter: string) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const list = (filter: string, queryFn: () => Promise<string[]>) => ({
    queryKey: ['rows', filter],
    queryFn,
    placeholderData: keepPreviousOnline,
  })
  const query = new QueryObserver<string[], Error, string[], string[], string[]>(
    client,
    list('knives', () => Promise.resolve(['a knife'])),
  )
  const stop = query.subscribe(() => {})
  await vi.waitFor(() => expect(query.getCurrentResult().data).toEqual(['a knife']))
  query.setOptions(list(nextFilter, () => new Promise(() => {})))
  const { data } = query.getCurrentResult()
  stop()
  return data
}

test('the former rows stay while others are on their way', async () => {
  expect(await shownUnder('gloves')).toEqual(['a knife'])
})

test('offline the rows of another filter are not shown under this one', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await shownUnder('gloves')).toBeUndefined()
})
