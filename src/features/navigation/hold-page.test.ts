import { type AnyRouteMatch, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { holdPage } from './hold-page.ts'

test('only another page gives way to a placeholder, a change of search never does', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  holdPage(router)
  const delayOf = (pathChanged: boolean) => {
    const toLocation = router.latestLocation
    router.emit({ type: 'onBeforeLoad', toLocation, pathChanged, hrefChanged: true, hashChanged: false })
    return router.options.defaultPendingMs
  }
  expect([delayOf(true), delayOf(false), delayOf(true)]).toEqual([300, Infinity, 300])
  const page = { id: '/goods', status: 'success' } as AnyRouteMatch
  router.stores.setMatches([page])
  expect(delayOf(false)).toBe(Infinity)
  router.stores.setMatches([{ ...page, status: 'pending' }])
  expect(delayOf(false), 'the placeholder of another page gives way to its own').toBe(300)
})
