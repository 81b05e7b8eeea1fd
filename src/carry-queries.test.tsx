import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarriedAnswers } from '#features/shell/carried-answers.tsx'
import { carryQueries } from './carry-queries.tsx'

const fail = { retry: false, queryFn: () => Promise.reject(new Error('lost')) }

test('answers go with the page as JSON, in which no text ends the element, and failures go by the router', async () => {
  const queryClient = new QueryClient()
  const router = createRouter({ routeTree: createRootRoute() })
  queryClient.setQueryData(['goods', '<7'], { name: '</script><script>alert(1)</script>' }, { updatedAt: 12 })
  await queryClient.prefetchQuery({ queryKey: ['lost'], ...fail })
  carryQueries(router, queryClient)
  expect(await router.options.dehydrate?.()).toMatchObject({
    queries: [{ queryKey: ['lost'], state: { status: 'error' } }],
  })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <CarriedAnswers />
    </RouterContextProvider>,
  )
  const [, text = ''] = /^<script id="answers" type="application\/json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(text)).toEqual([[['goods', '<7'], 12, { name: '</script><script>alert(1)</script>' }]])
})
