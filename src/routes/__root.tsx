import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { Toaster } from '#design/ui/status/toaster.tsx'
import type { PageFacts } from '#device/page-facts.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import { rootSearch } from '#features/navigation/own-path.ts'
import { CarriedAnswers } from '#features/shell/carried-answers.tsx'
import { InstallLinks } from '#features/shell/install-links.tsx'
import { useArrival } from '#features/shell/use-arrival.ts'
import { useLinkNavigation } from '#features/shell/use-link-navigation.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import * as m from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import appCss from '../styles.css?url'

export interface RouterContext {
  queryClient: QueryClient
  page: PageFacts
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'dark light' },
      { title: m.app_name() },
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: '/fonts/inter-latin-5.3.0.woff2',
        crossOrigin: 'anonymous',
      },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  component: Root,
})

function Root() {
  const page = usePageFacts()
  useLinkNavigation()
  useArrival()
  return (
    // The theme may change on the element itself before hydration.
    <html
      lang={getLocale()}
      data-device={page.device}
      data-theme={page.theme}
      data-rise={page.rise}
      data-mode={page.isDemo ? 'demo' : undefined}
      data-now={page.now}
      data-time-zone={currentTimeZone()}
      data-support-url={page.support?.url}
      data-support-token={page.support?.token}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {import.meta.env.SSR && <InstallLinks theme={page.theme} />}
      </head>
      <body>
        <Outlet />
        <Toaster label={m.shell_toasts()} closeLabel={m.shell_close()} />
        <CarriedAnswers />
        <Scripts />
      </body>
    </html>
  )
}
