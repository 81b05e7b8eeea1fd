import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sellingList } from '#contract/selling.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { failedQuery, sellingQuery } from '../queries.ts'
import { ListState } from './list-state.tsx'
import { useSellingList } from './use-selling-list.ts'

const page = sellingList.response.parse(sampleOf(sellingList.response))
const { element } = sellingList.response.shape.items
const listed = [element.parse(sampleOf(element))]
const pagesOf = (items: typeof listed) => ({ pages: [{ ...page, items, next_cursor: null }], pageParams: [undefined] })

function Page() {
  const list = useSellingList({})
  return (
    <>
      <AsOf query={list.aged} />
      <ListState search={{}} list={list}>
        <p>Listings</p>
      </ListState>
    </>
  )
}

/** The page over these listings, when the failed ones cannot be read, or no longer. */
async function withoutFailed(items: typeof listed, before?: typeof listed) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  queryClient.setQueryData(sellingQuery({}).queryKey, pagesOf(items))
  if (before) queryClient.setQueryData(failedQuery({}).queryKey, pagesOf(before))
  await queryClient.prefetchInfiniteQuery({
    ...failedQuery({}),
    staleTime: 0,
    queryFn: () => Promise.reject(new UpstreamError({ kind: 'http', status: 502 })),
  })
  return drawn(queryClient, <Page />)
}

test('S1.5 failed listings that cannot be read are said to be missing, above the others', async () => {
  const markup = await withoutFailed(listed)
  expect(markup).toMatch(/Your failed listings could not be loaded.*Try again.*Listings/)
})

test('S1.5 that nothing is listed is not said while the failed listings cannot be read', async () => {
  const markup = await withoutFailed([])
  expect(markup).toContain('Your failed listings could not be loaded')
  expect(markup).not.toContain('Nothing on sale')
})

test('S1.5 failed listings that cannot be read again stay, with their age', async () => {
  const markup = await withoutFailed(listed, listed)
  expect(markup).not.toContain('could not be loaded')
  expect(markup).toMatch(/role="status".*Listings/)
})
