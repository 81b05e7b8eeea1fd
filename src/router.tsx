import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { currentDevice } from '#device/current-device.ts'
import { deviceRewrite } from '#device/rewrite.ts'
import { routeTree } from './route-tree.gen.ts'

/** Called once per request on the server and once in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const device = currentDevice()
  const router = createRouter({
    routeTree,
    context: { queryClient, device },
    rewrite: deviceRewrite(device),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
