import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { Device } from '#device/device.ts'
import { getLocale } from '#paraglide/runtime.js'
import appCss from '../styles.css?url'

export interface RouterContext {
  queryClient: QueryClient
  device: Device
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }],
    links: [{ rel: 'stylesheet', href: appCss }],
  }),
  component: Root,
})

function Root() {
  const { device } = Route.useRouteContext()
  return (
    <html lang={getLocale()} data-device={device}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
