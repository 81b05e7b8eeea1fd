import { renderToStaticMarkup } from 'react-dom/server'
import { colors } from '#design/tokens/colors.ts'
import { themeCookie, themeOf } from '#device/theme.ts'
import { offlinePath } from '#features/kept-pages/kept-rules.ts'
import { OfflinePage } from '#features/kept-pages/offline-page.tsx'
import { readCookie } from '#lib/browser/read-cookie.ts'
import * as m from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { pagePolicy, pageVary } from '#security/page-policy.ts'
import appCss from './styles.css?url'

/** Answers with a file of the installed site that depends on the visitor, to be called in their language. */
export function installFile(request: Request): (() => Response) | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { pathname } = new URL(request.url)
  if (pathname === '/app.webmanifest') return answerManifest
  return pathname === offlinePath ? () => answerOffline(request) : undefined
}

function answerManifest(): Response {
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: getLocale(),
    name: m.app_name(),
    short_name: m.app_name(),
    description: m.home_description(),
    // A manifest has one colour: the default look of the market is dark.
    theme_color: colors.ink[950].value,
    background_color: colors.ink[950].value,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [png(size, 'any'), png(size, 'maskable')]),
    ],
  }
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    vary: 'Cookie, Accept-Language',
  }
  return new Response(JSON.stringify(manifest), { headers })
}

/** The page that the service worker shows offline. It is nobody's, and needs no scripts. */
function answerOffline(request: Request): Response {
  const page = (
    <html lang={getLocale()} data-theme={themeOf(readCookie(request, themeCookie))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>{`${m.kept_title()} · ${m.app_name()}`}</title>
        <link rel="stylesheet" href={appCss} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <OfflinePage />
      </body>
    </html>
  )
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': pagePolicy([]),
    vary: pageVary,
  }
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { headers })
}
