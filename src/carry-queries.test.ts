import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { carryQueries } from './carry-queries.tsx'

test('what the server has read goes with the page, each answer as one text', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['goods', '7'], { name: 'Redline' })
  await queryClient.prefetchQuery({
    queryKey: ['lost'],
    retry: false,
    queryFn: () => Promise.reject(new Error('lost')),
  })
  const router = { options: {} } as AnyRouter
  carryQueries(router, queryClient)
  expect(await router.options.dehydrate?.()).toMatchObject({
    queries: [
      { queryKey: ['goods', '7'], state: { status: 'success', data: '{"name":"Redline"}' } },
      { queryKey: ['lost'], state: { status: 'error' } },
    ],
  })
})
