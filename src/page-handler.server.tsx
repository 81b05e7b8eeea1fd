import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, type HandlerCallback, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#i18n/locale.ts'
import { scriptsOf } from '#i18n/scripts-of.ts'
import { getLocale } from '#paraglide/runtime.js'
import { hasUnfinishedBoundary } from './unfinished-boundary.ts'

/** Pages rendered whole, until their answers leave: they take no part in streams on their way through the framework. */
const documents = new WeakMap<Request, Uint8Array<ArrayBuffer>>()
const encoder = new TextEncoder()

const handler: HandlerCallback<AnyRouter> = async (page) => {
  const { request, router, responseHeaders } = page
  const html = request.method === 'GET' ? await renderWhole(router) : undefined
  if (html === undefined) return defaultStreamHandler(page)
  documents.set(request, encoder.encode(html))
  const status = getSsrStatus(router)
  router.serverSsr?.cleanup()
  return new Response(null, { status, headers: responseHeaders })
}

const startIn = (locale: Locale) =>
  createStartHandler({
    handler,
    transformAssets: ({ url, kind }) => (kind === 'script' ? scriptsOf(locale, url) : url),
  })

/** Each language has scripts of its own. */
const starts = { en: startIn('en'), 'zh-CN': startIn('zh-CN') } satisfies Record<Locale, unknown>

/** Answers a page. One whose data is all there goes out in one piece, which costs less than a stream of it; one that still waits
 * for something is streamed. */
export async function answerPage(request: Request): Promise<Response> {
  const response = await starts[getLocale()](request)
  const document = documents.get(request)
  // Middleware may have had an answer of its own.
  if (!document || response.body) return response
  return new Response(document, { status: response.status, headers: response.headers })
}

/** The page's document, or undefined when it takes a stream to have it complete. The router can be rendered again then. */
async function renderWhole(router: AnyRouter): Promise<string | undefined> {
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  const isWaiting = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchStatus !== 'idle')
  if (isWaiting || !keepInitialScripts(router)) return undefined
  const html = renderNow(router)
  if (html === undefined || hasUnfinishedBoundary(html)) return undefined
  // The router adds what it has to say at the end to the last of its scripts; all before that is finished.
  const end = html.lastIndexOf('<script')
  const [before, after] = end < 0 ? ['', html] : [html.slice(0, end), html.slice(end)]
  const doctype = '<!DOCTYPE html>'
  const closed = await transformHtmlStringWithRouter(router, after)
  return doctype + before + closed.slice(doctype.length)
}

/** Undefined when something at the very top has to be waited for, or fails: the stream waits, and tells of failures. */
function renderNow(router: AnyRouter): string | undefined {
  try {
    return renderToString(<StartServer router={router} />)
  } catch {
    return undefined
  }
}

/** The router hands its first scripts out once; a page that is rendered again needs the same. */
function keepInitialScripts(router: AnyRouter): boolean {
  const { serverSsr } = router
  if (!serverSsr) return false
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take())
  return true
}
